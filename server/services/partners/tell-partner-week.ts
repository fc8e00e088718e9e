import { DEFAULT_PARTNER_CODE } from '#src/contract/constants.ts'
import { findBrand } from '#src/contract/brands/find-brand.ts'
import { addDays, istDay } from '#src/contract/rules/calendar.ts'
import { withTransaction } from '#server/db/client.ts'
import type { Deps } from '#server/deps.ts'
import { queueJob, type JobPayloads } from '#server/jobs/job-kinds.ts'
import { getPartnerHome } from './get-partner-home.ts'
import { weekMail } from '#server/texts/partner-news-text.ts'
import { readersOf, reportsLink } from './shared/partner-readers.ts'

const CONCERNS = ['leads', 'earnings'] as const

/** The Monday of a day's week; weeks begin on Monday. */
const mondayOf = (day: string): string => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))
const morningOf = (monday: string): Date => new Date(`${monday}T09:00:00+05:30`)

/** The next Monday at nine in India; queued anew it is the same one. */
export async function queuePartnerWeek(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  const monday = mondayOf(istDay(now))
  const week = morningOf(monday) < now ? addDays(monday, 7) : monday
  await queueJob(deps.db, 'plan_partner_week', { week }, morningOf(week))
}

/**
 * Queues the summary of the seven days before a Monday for everybody whom it concerns, once each, and the next Monday. One
 * that comes a week late, since the server stood still, is left out: the next one is due already.
 */
export async function planPartnerWeek(deps: Deps, { week }: JobPayloads['plan_partner_week']): Promise<void> {
  const now = deps.clock.now()
  const present = mondayOf(istDay(now))
  const next = addDays(present, 7)
  await withTransaction(deps.db, async (tx) => {
    await queueJob(tx, 'plan_partner_week', { week: next }, morningOf(next))
    if (week !== present) return
    for (const { partner_user_id } of await readersOf(tx, {}, 'weekly', CONCERNS))
      await queueJob(tx, 'tell_partner_week', { partner_user_id, week }, now)
  })
}

/** Sends one person's summary, by the numbers that their home page shows them. */
export async function sendPartnerWeek(
  deps: Deps,
  { partner_user_id, week }: JobPayloads['tell_partner_week'],
): Promise<void> {
  const [reader] = await readersOf(deps.db, { partner_user_id }, 'weekly', CONCERNS)
  if (!reader) return
  const range = { from: addDays(week, -7), to: addDays(week, -1) }
  const { now } = await getPartnerHome(deps, reader, { preset: 'custom_range', ...range })
  const mail = weekMail({
    brand: findBrand(DEFAULT_PARTNER_CODE).name,
    ...range,
    work: reader.rights.includes('leads') ? now : null,
    money: reader.rights.includes('earnings') ? now : null,
    link: reportsLink(deps),
  })
  await deps.mail.send({ to: reader.email, ...mail })
}
