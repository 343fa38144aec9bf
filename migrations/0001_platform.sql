-- Counts of limited actions. Unlogged: losing them in a crash only gives a few more tries.
create unlogged table rate_limit (
  key text primary key,
  hits integer not null,
  window_ends_at timestamptz not null
) with (fillfactor = 70);

create index rate_limit_window_ends_at on rate_limit (window_ends_at);
