-- Counts of limited actions. Unlogged: losing them in a crash only gives a few more tries.
create unlogged table rate_limit (
  key text not null,
  window_seconds integer not null,
  -- Start of the current window; the count of the one before it fades out as this one goes on.
  window_started_at timestamptz not null,
  hits integer not null,
  previous_hits integer not null,
  expires_at timestamptz not null,
  primary key (key, window_seconds)
);

create index rate_limit_expires_at on rate_limit (expires_at);
