import type { Deps } from '#server/deps.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { weekMail } from '#server/texts/partner-news-text.ts'
import { DEFAULT_BRAND } from '#src/contract/brands/default-brand.ts'
import { addDays } from '#src/contract/rules/calendar.ts'
import { readersOf, reportsLink } from '../shared/partners/partner-readers.ts'
import { getPartnerHome } from './get-partner-home.ts'
import { CONCERNS } from './shared/partner-week.ts'

/** Sends one person's summary, by the numbers that their home page shows them. */
export async function sendPartnerWeek(
  deps: Deps,
  { partner_user_id, week }: JobPayloads['tell_partner_week'],
): Promise<void> {
  const [reader] = await readersOf(deps.db, { partner_user_id }, 'weekly', CONCERNS)
  if (!reader) return
  const range = { from: addDays(week, -7), to: addDays(week, -1) }
  const { now } = await getPartnerHome(deps, { preset: 'custom_range', ...range }, reader)
  const mail = weekMail({
    brand: DEFAULT_BRAND.name,
    ...range,
    work: reader.rights.includes('leads') ? now : null,
    money: reader.rights.includes('earnings') ? now : null,
    link: reportsLink(deps),
  })
  await deps.mail.send({ to: reader.email, ...mail })
}
