import { mutationOf, queryOf } from '@sendahead/shared-contracts/client/query-of';
import type { OrderFilter } from '@sendahead/shared-contracts/console/order-list-calls';
import { deleteView, listViews, type SavedView } from '@sendahead/shared-contracts/console/view-calls';
import { Alert, Button, SelectField } from '@sendahead/shared-ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { useApi } from '../../console/use-console.ts';
import { viewTexts as texts } from '../../copy/orders.ts';
import { SaveViewDialog } from './save-view-dialog.tsx';
import { filterParams } from './use-order-filter.ts';

/** The address of a view holds its id and its filters, since either can change without the other. */
const withView = ({ id, filter }: SavedView): URLSearchParams =>
  new URLSearchParams([['view', id], ...filterParams(filter ?? {})]);

/** Named filters, private or shared by colleagues. The address holds the open one. */
export function SavedViews({ filter }: { filter: OrderFilter }) {
  const api = useApi();
  const saved = useQuery(queryOf(api, listViews, {}));
  const [params, change] = useSearchParams();
  const [saving, setSaving] = useState(false);
  const { isPending, error, mutate } = useMutation(mutationOf(api, deleteView, listViews));
  const views = saved.data?.views ?? [];
  const openView = views.find(({ id }) => id === params.get('view'));
  const filters = filterParams(filter).toString();

  // An address with only a view's id shows the view's saved filters.
  useEffect(() => {
    if (openView?.filter && filters === '' && filterParams(openView.filter).size > 0)
      change(withView(openView), { replace: true });
  }, [openView, filters, change]);

  const choose = (id: string): void => {
    const view = views.find((each) => each.id === id);
    change(view ? withView(view) : filterParams(filter), { replace: true });
  };
  const remove = ({ id }: SavedView): void =>
    mutate({ params: { viewId: id } }, { onSuccess: () => choose('') });
  return (
    <section className="console-orders__views" aria-label={texts.views}>
      <SelectField
        label={texts.label}
        emptyLabel={texts.none}
        value={openView?.id ?? ''}
        onChange={({ target }) => choose(target.value)}
        options={views.map((view) => ({
          value: view.id,
          label: view.own ? view.name : texts.shared(view.name),
        }))}
      />
      {filters === '' ? null : (
        <Button variant="quiet" onClick={() => setSaving(true)}>
          {texts.saveView}
        </Button>
      )}
      {openView?.own ? (
        <Button
          variant="quiet"
          busy={isPending}
          busyLabel={texts.deletingView}
          onClick={() => remove(openView)}
        >
          {texts.deleteView(openView.name)}
        </Button>
      ) : null}
      {openView && openView.filter === null ? <Alert severity="warning">{texts.old}</Alert> : null}
      {error ? (
        <Alert severity="danger" live>
          {texts.notDeleted}
        </Alert>
      ) : null}
      {saving ? (
        <SaveViewDialog
          filter={filter}
          name={openView?.own ? openView.name : ''}
          onClose={() => setSaving(false)}
          onSaved={(view) => {
            setSaving(false);
            change(withView(view), { replace: true });
          }}
        />
      ) : null}
    </section>
  );
}
