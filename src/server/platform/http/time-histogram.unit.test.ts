import { expect, test } from 'vitest';
import { createHistogram } from './time-histogram.ts';

test('the times of a route are counted into cumulative buckets, as Prometheus reads them', () => {
  const histogram = createHistogram('answer_seconds', 'Time to answer');
  for (const seconds of [0.001, 0.005, 0.03, 60]) histogram.observe('route="/a"', seconds);
  const lines = histogram.describe().split('\n');
  expect(lines.slice(0, 2)).toEqual([
    '# HELP answer_seconds Time to answer',
    '# TYPE answer_seconds histogram',
  ]);
  expect(lines).toEqual(
    expect.arrayContaining([
      'answer_seconds_bucket{route="/a",le="0.005"} 2',
      'answer_seconds_bucket{route="/a",le="0.02"} 2',
      'answer_seconds_bucket{route="/a",le="0.05"} 3',
      'answer_seconds_bucket{route="/a",le="10"} 3',
      'answer_seconds_bucket{route="/a",le="+Inf"} 4',
      'answer_seconds_count{route="/a"} 4',
    ]),
  );
});
