import { findAdmin } from '#server/db/repositories/identity/admins.ts'
import type { Deps } from '#server/deps.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { publicOrigin } from '#server/services/shared/public-origin.ts'
import { inAllLanguages } from '#server/texts/in-all-languages.ts'
import { textsIn } from '#server/texts/texts-in.ts'
import { DEFAULT_BRAND } from '#src/contract/brands/default-brand.ts'
import { dayTimeWords } from '#src/contract/calendar-words.ts'
import { ABLE_DAYS } from '#src/contract/entities/approvals/approval.ts'
import type { RuledKind } from '#src/contract/entities/approvals/approval.ts'
import { pathTo, withQuery } from '#src/contract/path-to.ts'

/** Tells one administrator who did what alone, and when: it takes two where there are two. */
export async function sendAloneNews(
  deps: Deps,
  { to, admin_id, kind, target, at }: JobPayloads['tell_of_alone'],
): Promise<void> {
  const [reader, doer] = [await findAdmin(deps.db, to), await findAdmin(deps.db, admin_id)]
  if (!reader || !doer) return
  // Of staff it says who; of the others the number of the record.
  const person = kind === 'staff' ? await findAdmin(deps.db, Number(target)) : null
  const brand = DEFAULT_BRAND
  const link = `${publicOrigin(deps.env, brand)}${withQuery(pathTo('user-management'), { tab: 'activity' })}`
  const { subject, text } = inAllLanguages((language) => {
    const t = textsIn(language)
    const about = kind === 'rule' ? t(`server:approval.kind.${target as RuledKind}`) : (person?.name ?? target)
    const values = {
      who: doer.name,
      link,
      about,
      days: ABLE_DAYS,
      at: dayTimeWords(new Date(at), language),
      what: t(`server:approval.kind.${kind}`),
    }
    return { subject: t('server:approval.alone.subject', values), text: t('server:approval.alone.text', values) }
  })
  await deps.mail.send({ to: reader.email, subject: `${brand.name}: ${subject}`, text })
}
