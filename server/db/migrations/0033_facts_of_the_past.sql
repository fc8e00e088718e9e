-- What has happened so far, as the facts would have been written at the time.
INSERT INTO application_facts (app_id, journey_id, product, partner, channel, source, lender_id, status, began_at, completed_at, offered_at, submitted_at, received_at, approved_at, signed_at, disbursed_at, rejected_at, withdrawn_at, expired_at, moved_at, asked, sanctioned, disbursed, reject_reason, reject_code)
select a.app_id, a.origin_app_id as journey_id, a.product_type as product, coalesce(w.code, a.partner) as partner,
    coalesce(w.channel, 'direct') as channel, coalesce(v.source, '') as source, a.lender_id, a.status,
    a.created_at as began_at, o.completed_at, o.offered_at,
    case when a.status <> 'draft' then coalesce(s.submitted_at, a.created_at) end as submitted_at,
    case when a.status not in ('draft', 'submitted', 'queued') then s.received_at end as received_at,
    case when a.status in ('approved', 'agreement_signed', 'disbursed', 'rejected', 'withdrawn', 'expired')
      then s.approved_at end as approved_at,
    case when a.status in ('agreement_signed', 'disbursed', 'rejected', 'withdrawn', 'expired')
      then s.signed_at end as signed_at,
    case when a.status <> 'disbursed' or a.exit_answer = 'confirmed' then null
      when a.disbursed_on is null or a.disbursed_on = to_char((s.disbursed_at at time zone 'UTC') + interval '330 minutes', 'YYYY-MM-DD') then s.disbursed_at
      else ((a.disbursed_on || 'T12:00:00+05:30')::timestamptz) end as disbursed_at,
    case when a.status = 'rejected' then s.rejected_at end as rejected_at,
    case when a.status = 'withdrawn' then s.withdrawn_at end as withdrawn_at,
    case when a.status = 'expired' then s.expired_at end as expired_at,
    coalesce(s.moved_at, a.created_at) as moved_at,
    a.amount as asked, d.sanctioned,
    case when a.status = 'disbursed' and a.exit_answer is distinct from 'confirmed'
      then coalesce(a.disbursed_amount, a.amount) end as disbursed,
    case when a.status = 'rejected' then a.refusal_reason end as reject_reason,
    case when a.status = 'rejected' then a.reject_code end as reject_code
  from applications a
  left join lateral (
    select min(at) filter (where status = 'submitted') as submitted_at,
      min(at) filter (where status in ('received', 'documents_needed', 'in_review')) as received_at,
      min(at) filter (where status = 'approved') as approved_at,
      min(at) filter (where status = 'agreement_signed') as signed_at,
      min(at) filter (where status = 'disbursed') as disbursed_at,
      min(at) filter (where status = 'rejected') as rejected_at,
      min(at) filter (where status = 'withdrawn') as withdrawn_at,
      min(at) filter (where status = 'expired') as expired_at,
      max(at) as moved_at
    from application_events e where e.app_id = a.app_id
  ) s on true
  left join lateral (
    select min(created_at) as completed_at,
      min(created_at) filter (where jsonb_array_length(shown) > 0) as offered_at
    from offer_lists l where l.app_id = a.app_id
  ) o on true
  left join lateral (
    select max(sanctioned_amount) as sanctioned from disbursals p where p.app_id = a.app_id
  ) d on true
  left join lateral (
    select p.code, l.channel
    from leads l join partners p on p.partner_id = l.partner_id
    where l.user_id = a.user_id and l.product_type = a.product_type
      and (l.app_id = a.app_id or (l.first_touch_at <= a.created_at and l.held_until > a.created_at))
    order by (l.app_id is not distinct from a.app_id) desc, l.first_touch_at desc
    limit 1
  ) w on true
  left join lateral (
    select case when lower(coalesce(p.utms ->> 'utm_source', '')) = '' then '' when lower(coalesce(p.utms ->> 'utm_source', '')) ~ '^[a-z][a-z0-9_-]{0,39}$' then lower(coalesce(p.utms ->> 'utm_source', '')) else 'other' end as source
    from prospects p where p.user_id = a.user_id and p.created_at <= a.created_at
    order by p.created_at desc
    limit 1
  ) v on true
  where true
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO visit_facts (prospect_app_id, product, partner, channel, source, began_at, code_at, verified_at)
select v.prospect_app_id, coalesce(v.product_type, '') as product, coalesce(w.code, v.partner) as partner,
    coalesce(w.channel, 'direct') as channel, case when lower(coalesce(v.utms ->> 'utm_source', '')) = '' then '' when lower(coalesce(v.utms ->> 'utm_source', '')) ~ '^[a-z][a-z0-9_-]{0,39}$' then lower(coalesce(v.utms ->> 'utm_source', '')) else 'other' end as source, v.created_at as began_at,
    o.code_at, case when v.user_id is not null then coalesce(o.used_at, v.created_at) end as verified_at
  from prospects v
  left join lateral (
    select min(created_at) as code_at, max(used_at) as used_at from otps o where o.prospect_app_id = v.prospect_app_id
  ) o on true
  left join lateral (
    select p.code, t.channel from touches t join partners p on p.partner_id = t.partner_id
    where t.prospect_app_id = v.prospect_app_id order by t.at desc, t.touch_id desc limit 1
  ) w on true
  where true
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO rollup_marks (family, day)
SELECT DISTINCT family, to_char((at at time zone 'UTC') + interval '330 minutes', 'YYYY-MM-DD') FROM (
  SELECT 'visit' AS family, began_at AS at FROM visit_facts
  UNION ALL SELECT 'journey', began_at FROM application_facts
  UNION ALL SELECT 'application', submitted_at FROM application_facts
  UNION ALL SELECT 'event', approved_at FROM application_facts
  UNION ALL SELECT 'event', disbursed_at FROM application_facts
  UNION ALL SELECT 'event', rejected_at FROM application_facts
) AS days WHERE at IS NOT NULL;
