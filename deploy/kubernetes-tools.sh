#!/bin/sh
# A command of the repository on a shop in a cluster, and what it says:
#   deploy/kubernetes-tools.sh release mf-services --built --why "Clearer holiday dates"
# It makes a job of the CronJob sendahead-tools. The history names $GIT_AUTHOR_EMAIL, or whose address signs your commits. Needs jq.
set -eu
space=${NAMESPACE:-sendahead}
by=${GIT_AUTHOR_EMAIL:-$(git config user.email)}
name=sendahead-tools-$(date +%s)
kubectl --namespace "$space" create job "$name" --from=cronjob/sendahead-tools --dry-run=client --output json |
  jq --arg by "$by" '.spec.template.spec.containers[0] += {
    args: $ARGS.positional, env: [{ name: "GIT_AUTHOR_EMAIL", value: $by }] }' --args -- "$@" |
  kubectl --namespace "$space" create --filename -
kubectl --namespace "$space" logs --follow --pod-running-timeout=5m "job/$name"
# Whether it went well: a job ends as complete or as failed.
until kubectl --namespace "$space" get job "$name" --output 'jsonpath={.status.conditions[*].type}' | grep -Eq 'Complete|Failed'; do sleep 1; done
kubectl --namespace "$space" get job "$name" --output 'jsonpath={.status.conditions[*].type}' | grep -q Complete
