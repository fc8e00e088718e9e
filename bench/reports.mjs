// Dashboard, reports and the lists behind them, with a year of applications:
//   node bench/reports.mjs [--engine postgres|pglite] [--rows 10000,100000,1000000] [--runs 15] [--only NAME] [--keep]
// `--keep` leaves PostgreSQL up with the last book and says where it is; `--url` measures such a book again.
// The book is written by SQL alone, in bulk: people without data, applications, facts, visits, calls, receipts, lines.
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { load } from './load.mjs'
import { onDatabase } from './on-database.mjs'
import { databaseSeconds, ownSeconds } from './stall.mjs'

const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'postgres' },
    rows: { type: 'string', default: '10000,100000,1000000' },
    runs: { type: 'string', default: '15' },
    only: { type: 'string' },
    keep: { type: 'boolean', default: false },
    url: { type: 'string' },
  },
})
const RUNS = Number(values.runs)
const { openPostgres } = await load('/server/db/postgres.ts')
const { migrate } = await load('/server/db/migrate.ts')
const { seedBase } = await load('/server/seed/seed-base.ts')
const { makeSums } = await load('/server/services/figures/make-sums.ts')
const { getWorkList } = await load('/server/services/figures/get-work-list.ts')
const { getProductsReport } = await load('/server/services/figures/get-products-report.ts')
const { getJourneyReport } = await load('/server/services/figures/get-journey-report.ts')
const { getInternalReport } = await load('/server/services/figures/get-internal-report.ts')
const { listFigureRows } = await load('/server/services/figures/list-figure-rows.ts')
const { listInternalRows } = await load('/server/services/figures/list-internal-rows.ts')
const { traceFigure } = await load('/server/services/figures/trace-figure.ts')

/** A morning in India: yesterday is over, and today has begun. */
const NOW = new Date('2026-11-20T05:30:00Z')
const DAYS = 400

/** Numbers that look drawn and are the same each time. */
const chance = (salt, below) => `((n * 2654435761 + ${salt} * 40503) % 1000003 % ${below})`
const at = `timestamptz '2025-10-16 18:40:00Z' + (n::float8 / :rows * ${DAYS - 1}) * interval '1 day'`
const product = `(array['Personal Loans','Personal Loans','Business Loans','Home Loans','Gold Loan'])[1 + ${chance(1, 5)}]`
const partner = `'P' || ${chance(3, 40)}`
const channel = `(array['direct','direct','link','qr','widget'])[1 + ${chance(4, 5)}]`
const source = `(array['','','google','facebook','sms'])[1 + ${chance(5, 5)}]`
/** How far it came: 0-2 a form, 3 offers, 4 sent, 5 with the lender, 6 approved, 7 paid out, 8 rejected, 9 withdrawn. */
const SEED = [
  `insert into partners (name, code, merchant_id) select 'Bench ' || n, 'B' || n, 'bench' || n from generate_series(1, 12) n`,
  `create table known as select (select array_agg(lender_id order by lender_id) from lenders) as ids,
    (select array_agg(partner_id order by partner_id) from partners) as partners`,
  `insert into customers (user_id, partner, created_at) overriding system value
    select 1000000 + n, 'cl', ${at} from generate_series(1, :rows) n`,
  `create unlogged table drawn as
    select n, 'app_bench' || n as app_id, ${at} as at, ${product} as product, ${partner} as partner,
      ${channel} as channel, ${source} as source, ${chance(6, 10)} as far, 50000 * 100::bigint * (1 + ${chance(7, 20)}) as asked,
      ${chance(2, 12)} + 1 as lender_no, (array['income_low','score_low','documents',null])[1 + ${chance(8, 4)}] as reason
    from generate_series(1, :rows) n`,
  `insert into applications (app_id, reference, user_id, product_type, partner, status, lender_id, amount, origin_app_id,
      created_at, updated_at, refusal_reason)
    select app_id, 'CL-9' || n, 1000000 + n, product, partner,
      case when far < 4 then 'draft' when far = 4 then 'submitted' when far = 5 then 'in_review' when far = 6 then 'approved'
        when far = 7 then 'disbursed' when far = 8 then 'rejected' else 'withdrawn' end,
      case when far >= 4 then (select ids[1 + lender_no % cardinality(ids)] from known) end,
      asked, app_id, at, at, case when far = 8 then reason end
    from drawn`,
  `insert into application_facts (app_id, journey_id, product, partner, channel, source, lender_id, status, began_at,
      completed_at, offered_at, submitted_at, received_at, approved_at, disbursed_at, rejected_at, withdrawn_at, moved_at,
      asked, disbursed, reject_reason)
    select d.app_id, d.app_id, d.product, d.partner, d.channel, d.source, a.lender_id, a.status, at,
      case when far >= 2 then at + interval '5 minutes' end, case when far >= 3 then at + interval '5 minutes' end,
      case when far >= 4 then at + interval '9 minutes' end, case when far >= 5 then at + interval '1 hour' end,
      case when far in (6, 7) then at + interval '1 day' + (n % 500) * interval '7 minutes' end,
      case when far = 7 then at + interval '3 days' + (n % 700) * interval '9 minutes' end,
      case when far = 8 then at + interval '2 days' end, case when far = 9 then at + interval '1 day' end,
      at + interval '2 days', asked, case when far = 7 then asked end, case when far = 8 then d.reason end
    from drawn d join applications a using (app_id)`,
  // Every fifth list of offers leads to a second application, which the lender says no to.
  `insert into application_facts (app_id, journey_id, product, partner, channel, source, lender_id, status, began_at,
      submitted_at, received_at, rejected_at, moved_at, asked, reject_reason)
    select d.app_id || 'b', d.app_id, d.product, d.partner, d.channel, d.source, a.lender_id, 'rejected',
      at + interval '1 hour', at + interval '1 hour', at + interval '2 hours', at + interval '4 days', at + interval '4 days',
      asked, 'score_low'
    from drawn d join applications a using (app_id) where far >= 4 and n % 5 = 0`,
  `insert into visit_facts (prospect_app_id, product, partner, channel, source, began_at, code_at, verified_at)
    select 'pro_bench' || n || '_' || v, product, partner, channel, source, at - v * interval '7 minutes',
      case when v < 2 then at - v * interval '6 minutes' end, case when v = 0 then at end
    from drawn cross join generate_series(0, 2) v`,
  `insert into lender_calls (lender_id, app_id, operation, outcome, ms, at)
    select lender_id, app_id, 'submit', (array['ok','ok','ok','ok','ok','ok','ok','timeout','5xx','4xx'])[1 + (n + v) % 10],
      case (n + v) % 10 when 7 then 8000 else 80 + (n * 31 + v * 17) % 2500 end, at + v * interval '1 minute'
    from drawn join applications a using (app_id) cross join generate_series(0, 1) v where far >= 4`,
  `insert into message_receipts (message_id, template, operator, state, sent_at, settled_at, entered_at)
    select 'msg_bench' || n || '_' || v, 'otp', (array['Jio','Airtel','Vi',null])[1 + n % 4],
      (array['delivered','delivered','delivered','failed','sent'])[1 + (n + v) % 5], at - v * interval '1 minute',
      case when (n + v) % 5 < 4 then at - v * interval '1 minute' + interval '9 seconds' end,
      case when (n + v) % 5 < 2 then at end
    from drawn cross join generate_series(0, 1) v`,
  `insert into payout_lines (partner_id, app_id, lender_id, disbursed_amount, disbursed_at, month, revenue, partner_percent,
      partner_flat, gross, tds, net, status, approved_at, approved_by, paid_at)
    select (select partners[1 + n % cardinality(partners)] from known), app_id, a.lender_id, asked,
      at + interval '3 days', to_char(at + interval '3 days', 'YYYY-MM'), asked / 50, '50', 0, asked / 100, asked / 5000,
      asked / 100 - asked / 5000, case when at < '2026-09-01' then 'paid' else 'accrued' end,
      case when at < '2026-09-01' then at + interval '40 days' end, null, case when at < '2026-09-01' then at + interval '45 days' end
    from drawn d join applications a using (app_id) where far = 7 and channel <> 'direct'`,
  // Every lender has sent its files up to August, and forgotten each fiftieth loan; nobody has closed a month.
  `insert into disbursals (app_id, lender_id, tranche, kind, sanctioned_amount, amount, amount_told, day, day_told,
      loan_account, source, at)
    select d.app_id, a.lender_id, 1, 'disbursed', asked, asked, true, to_char(at + interval '3 days', 'YYYY-MM-DD'), true,
      'LAN' || n, 'callback', at + interval '3 days'
    from drawn d join applications a using (app_id) where far = 7`,
  `insert into import_batches (profile, lender_id, file_name, file_size, file_hash, head_row, heads, state, created_at)
    select 'commission', lender_id, 'bench.csv', 1, 'bench', 1, '[]', 'committed', now() from lenders`,
  `insert into commission_lines (lender_id, batch_id, row_number, app_id, period, loan_account, disbursed_amount,
      disbursed_on, gross, created_at)
    select d.lender_id, b.batch_id, d.disbursal_id, d.app_id, left(d.day, 7), d.loan_account, d.amount, d.day,
      d.amount / 50, now()
    from disbursals d join import_batches b using (lender_id)
    where b.file_hash = 'bench' and d.day < '2026-09-01' and d.disbursal_id % 50 > 0`,
  `insert into help_requests (ticket, user_id, app_id, request_enc, partner, due_at, created_at)
    select 'T-9' || n, 1000000 + n, app_id, 'x', partner, at + interval '5 days', at from drawn where n % 50 = 0`,
  `insert into ticket_messages (ticket, author, text_enc, at)
    select 'T-9' || n, 'staff', 'x', at + (n % 7) * interval '1 day' from drawn where n % 50 = 0 and n % 9 > 0`,
  `insert into rollup_marks (family, day)
    select family, to_char(d, 'YYYY-MM-DD') from generate_series(date '2025-10-15', date '2026-11-20', '1 day') d,
      unnest(array['visit', 'journey', 'application', 'event', 'code', 'call']) family`,
  'drop table drawn, known',
]

const report = []
/** Where a book that stays up has its files. */
const home = values.url ? new URL(values.url).searchParams.get('host') : null
const processor = () => ownSeconds() + databaseSeconds(home)
const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]

async function measured(deps, rows, engine) {
  const last30 = { preset: 'last_30_days' }
  const year = { preset: 'custom_range', from: '2025-11-20', to: '2026-11-19' }
  const half = { preset: 'custom_range', from: '2026-05-20', to: '2026-11-19' }
  const cases = {
    'dashboard, role 1': () => getWorkList(deps, { role: 1, admin_id: 1 }),
    'products report, 30 days': () => getProductsReport(deps, last30),
    'products report, a year': () => getProductsReport(deps, year),
    'lenders by products, a year': () => getProductsReport(deps, { ...year, by: 'lender' }),
    'products report, 30 days, two filters': () =>
      getProductsReport(deps, { ...last30, channel: 'link', source: 'google' }),
    'customers journey, 30 days': () => getJourneyReport(deps, last30),
    'customers journey, a year, by partner': () => getJourneyReport(deps, { ...year, by: 'partner' }),
    ...Object.fromEntries(
      ['otp', 'lenders', 'revenue', 'liability', 'tickets'].flatMap((name) => [
        [`internal report, ${name}, 30 days`, () => getInternalReport(deps, { report: name, ...last30 })],
        ...(name === 'liability'
          ? []
          : [[`internal report, ${name}, a year`, () => getInternalReport(deps, { report: name, ...year })]]),
      ]),
    ),
    'trace: applications of 30 days by lender': () =>
      traceFigure(deps, { ...last30, figure: 'app_submitted', by: 'lender' }),
    'trace: disbursed of half a year by campaign': () =>
      traceFigure(deps, { ...half, figure: 'disbursed_amount', by: 'source' }),
    'trace: applications of 30 days of a lender by partner': () =>
      traceFigure(deps, { ...last30, figure: 'app_submitted', by: 'partner', lender: String(deps.lender) }),
    'trace: revenue of 30 days by channel': () => traceFigure(deps, { ...last30, figure: 'revenue', by: 'channel' }),
    'list: applications of 30 days, page 1': () => listFigureRows(deps, { ...last30, count: 'app_submitted' }),
    'list: applications of a year, page 1': () => listFigureRows(deps, { ...year, count: 'app_submitted' }),
    'list: applications of a year, page 400': () =>
      listFigureRows(deps, { ...year, count: 'app_submitted', page: '400' }),
    'list: paid out of a year, one lender': () =>
      listFigureRows(deps, { ...year, count: 'app_disbursed', lender: String(deps.lender) }),
    'list: journeys of a year, page 1': () => listFigureRows(deps, { ...year, count: 'journey_disbursed' }),
    'list: stopped in silence, 30 days': () =>
      listFigureRows(deps, { ...last30, count: 'journey_offered', stopped: 'silent' }),
    'list: payouts by lenders, a year': () => listFigureRows(deps, { ...year, count: 'event_disbursed' }),
    'list: failed codes of a year, page 1': () => listInternalRows(deps, { ...year, report: 'otp', show: 'failed' }),
    'list: failed calls of a year, page 400': () =>
      listInternalRows(deps, { ...year, report: 'lenders', show: 'failed', page: '400' }),
    'list: lines of a year, page 1': () => listInternalRows(deps, { ...year, report: 'revenue', show: 'lines' }),
  }
  for (const [name, work] of Object.entries(cases)) {
    if (values.only && !name.includes(values.only)) continue
    const times = []
    let used = 0
    try {
      await work()
      const before = processor()
      for (let run = 0; run < RUNS; run++) {
        const since = performance.now()
        await work()
        times.push(performance.now() - since)
        // What takes seconds is known after a few.
        if (times.length >= 3 && times.reduce((sum, ms) => sum + ms, 0) > 10_000) break
      }
      used = ((processor() - before) / times.length) * 1000
    } catch (error) {
      times.push(Infinity)
      console.log(`  ${name}: ${String(error.cause?.message ?? error.message).slice(0, 120)}`)
    }
    times.sort((a, b) => a - b)
    const found = { name, rows, engine, p50: quantile(times, 0.5), p99: quantile(times, 0.99), used }
    report.push(found)
    console.log(`  ${name}: ${found.p50.toFixed(0)} / ${found.p99.toFixed(0)} ms, processor ${used.toFixed(0)} ms`)
  }
}

const depsOf = (database) => ({
  db: database.db,
  database,
  clock: { now: () => NOW },
  log: { error: console.error, info() {}, warn() {} },
})

async function makeAllSums(deps) {
  const made = performance.now()
  for (let left = 1; left > 0;) {
    await makeSums(deps)
    left = Number(
      (await deps.db.execute(`select count(*)::int as n from rollup_marks where day < '2026-11-20'`)).rows[0].n,
    )
  }
  await deps.db.execute('analyze rollup_day')
  console.log(
    `sums of ${DAYS} days made in ${((performance.now() - made) / 1000).toFixed(0)} s; load ${loadavg()[0].toFixed(1)}`,
  )
}

async function measureBook(deps, rows, engine) {
  await makeAllSums(deps)
  deps.lender = (await deps.db.execute('select lender_id from lenders order by lender_id limit 1')).rows[0].lender_id
  await measured(deps, rows, engine)
}

async function bookOf(database, exec, rows, engine) {
  await migrate(database)
  await seedBase(database.db, { demoAccounts: true })
  const since = performance.now()
  for (const step of SEED) await exec(step.replaceAll(':rows', String(rows)))
  await exec('vacuum analyze')
  console.log(`${engine}, ${rows} journeys written in ${((performance.now() - since) / 1000).toFixed(0)} s`)
  await measureBook(depsOf(database), rows, engine)
}

for (const rows of values.rows.split(',').map(Number)) {
  if (values.url) {
    const database = openPostgres(values.url)
    await migrate(database)
    await measureBook(depsOf(database), rows, values.engine)
    await database.close()
  } else {
    await onDatabase(values.engine, async (database, exec, url) => {
      await bookOf(database, exec, rows, values.engine)
      if (!values.keep || url === '') return
      console.log(`the book stays at ${url} until this is ended`)
      await new Promise((resolve) => process.once('SIGINT', resolve))
    })
  }
}

const sizes = [...new Set(report.map(({ rows }) => rows))]
console.log(
  `\nload ${loadavg()
    .map((each) => each.toFixed(1))
    .join(', ')}`,
)
console.log(
  `| ${values.engine}, median / p99 of ${RUNS}, ms; processor ms for one | ${sizes.map((n) => n.toLocaleString('en')).join(' | ')} |`,
)
console.log(`|---|${sizes.map(() => '--:').join('|')}|`)
for (const name of new Set(report.map((each) => each.name))) {
  const cells = sizes.map((n) => report.find((each) => each.name === name && each.rows === n))
  console.log(
    `| ${name} | ${cells.map((c) => (c ? `${c.p50.toFixed(0)} / ${c.p99.toFixed(0)}; ${c.used.toFixed(0)}` : '')).join(' | ')} |`,
  )
}
process.exit(0)
