import { findContactChange } from '#server/db/repositories/callers/contact-changes.ts'
import { findAdmin } from '#server/db/repositories/identity/admins.ts'
import type { Deps } from '#server/deps.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { inAllLanguages } from '#server/texts/in-all-languages.ts'
import { textsIn } from '#server/texts/texts-in.ts'
import { DEFAULT_BRAND } from '#src/contract/brands/default-brand.ts'
import { dayTimeWords } from '#src/contract/calendar-words.ts'
import { CONTACT_CHANGE_DAYS } from '#src/contract/entities/support/contact-change.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { publicOrigin } from '../shared/public-origin.ts'

/** Of a refusal whoever asked is told as of every act that takes two. */
const TOLD = ['stopped', 'expired', 'replaced', 'elsewhere'] as const

/** Tells whoever asked for a change of a lost contact that it has come to nothing, and why: by the customer's number, naming nobody. */
export async function notifyRequesterOfContactChange(
  deps: Deps,
  { change_id }: JobPayloads['tell_asker_of_contact_change'],
): Promise<void> {
  const row = await findContactChange(deps.db, change_id)
  const state = TOLD.find((each) => each === row?.state)
  if (!row?.ended_at || !state) return
  const { user_id: user, ended_at, asked_by } = row
  const asker = await findAdmin(deps.db, asked_by)
  // Whoever has left reads nothing of ours any more.
  if (asker?.state !== 'active') return
  const brand = DEFAULT_BRAND
  const link = `${publicOrigin(deps.env, brand)}${pathTo('csr-portal/:id/:pid', { id: user, pid: 0 })}`
  const { subject, text } = inAllLanguages((language) => {
    const t = textsIn(language)
    const why = t(`server:contactChange.asker.why.${state}`, { days: CONTACT_CHANGE_DAYS })
    return {
      subject: t('server:contactChange.asker.subject'),
      text: t('server:contactChange.asker.text', { user, ended: dayTimeWords(ended_at, language), why, link }),
    }
  })
  await deps.mail.send({ to: asker.email, subject: `${brand.name}: ${subject}`, text })
}
