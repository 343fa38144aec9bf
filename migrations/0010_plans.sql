-- What a site sells: a number of credits once, or a subscription with an allowance a month or without a limit.
create table plan (
  id integer generated always as identity primary key,
  site_id integer not null references site,
  code text not null check (code ~ '^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$'),
  list text not null check (list in ('vhr', 'sticker', 'global')),
  user_type text not null check (user_type in ('user', 'dealer')),
  name_en text not null check (name_en <> ''),
  name_es text not null check (name_es <> ''),
  price_cents integer not null check (price_cents > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  credits integer check (credits > 0),
  subscription_kind text check (subscription_kind in ('vhr', 'sticker', 'uvc')),
  period text check (period in ('month', 'year')),
  monthly_allowance integer check (monthly_allowance > 0),
  is_unlimited boolean not null default false,
  position integer not null default 0,
  is_active boolean not null default true,
  -- Seeded on the embedded default to show what plans look like; an operator sets their own.
  is_example boolean not null default false,
  created_at timestamptz not null default now(),
  unique (site_id, code),
  constraint plan_is_credits_or_subscription check (
    case
      when credits is not null
        then subscription_kind is null and period is null and monthly_allowance is null and not is_unlimited
      else subscription_kind is not null and period is not null and (monthly_allowance is null) = is_unlimited
    end
  ),
  constraint plan_subscription_fits_list check (
    subscription_kind is null
    or (list = 'vhr' and subscription_kind in ('vhr', 'uvc'))
    or (list = 'sticker' and subscription_kind = 'sticker')
  )
);
create index plan_list on plan (site_id, user_type, position) where is_active;
