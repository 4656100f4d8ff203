-- Releases of hosts that share no disk (ADR 0213). Both tables are empty where the builds are in a folder.
-- One row for each revision of the release document. The key is the compare-and-swap: of two promotions to one revision the
-- second one is refused, and reads again.
create table release_revisions (
  revision integer primary key check (revision > 0),
  document text not null,
  -- SHA-256 of the document, so that a host compares its copy without reading it.
  digest text not null,
  made_at timestamptz not null default now()
);
-- One row for each build, written after all of its files are in the bucket.
create table release_builds (
  part text not null,
  version text not null,
  -- Path of each file -> SHA-256 of its bytes, which is its name in the bucket.
  files jsonb not null,
  -- The last results of `npm run check` for this build.
  checks text,
  kept_at timestamptz not null default now(),
  primary key (part, version)
);
