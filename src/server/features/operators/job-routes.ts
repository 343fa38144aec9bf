import { jobQueues, retryJob } from '#contract/operator-works.ts';
import { operatorAction } from '#server/core/calls/operator-action.ts';
import { type Route, route, success } from '#server/core/calls/route.ts';
import { Problem } from '#server/platform/http/problem.ts';

const mostShown = 200;

export const jobRoutes: readonly Route[] = [
  route(jobQueues, async ({ queue: { inspection } }) => {
    const dead = await inspection.dead();
    return success({
      queues: (await inspection.states()).map(({ cron = null, ...state }) => ({
        ...state,
        cron,
        dead: dead.filter(({ job }) => job === state.name).length,
      })),
      dead: dead.slice(0, mostShown).map(({ id, job, givenUpAt, trouble = null }) => ({
        id,
        job,
        given_up: givenUpAt.toISOString(),
        trouble,
      })),
    });
  }),

  operatorAction(retryJob, async (tx, { input }, { queue }) => {
    if (!(await queue.inspection.retryDead(tx, input.job, input.id))) throw new Problem('not-found');
    return {
      answer: success({}),
      audit: { action: 'retry-job', target: input.id, after: { job: input.job } },
    };
  }),
];
