import { findApproval } from '#server/db/repositories/approvals/approvals.ts'
import { findAdmin } from '#server/db/repositories/identity/admins.ts'
import type { Deps } from '#server/deps.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { publicOrigin } from '#server/services/shared/public-origin.ts'
import { inAllLanguages } from '#server/texts/in-all-languages.ts'
import { textsIn } from '#server/texts/texts-in.ts'
import { DEFAULT_BRAND } from '#src/contract/brands/default-brand.ts'
import { pathTo } from '#src/contract/path-to.ts'

/**
 * Tells whoever asked for an act how somebody else has decided, and why: its number and its kind, nothing of whom it is
 * about. Nobody has asked staff which language they read.
 */
export async function notifyRequester(deps: Deps, { approval_id }: JobPayloads['tell_asker']): Promise<void> {
  const row = await findApproval(deps.db, approval_id)
  // What is taken back, or has ended by itself, nobody else has decided.
  if (!row?.outcome || row.outcome === 'taken_back' || row.outcome === 'ended') return
  const asker = await findAdmin(deps.db, row.asked_by)
  // Whoever has left reads nothing of ours any more.
  if (asker?.state !== 'active') return
  const { kind, outcome, decision } = { ...row, outcome: row.outcome }
  const brand = DEFAULT_BRAND
  const link = `${publicOrigin(deps.env, brand)}${pathTo('approvals')}`
  const { subject, text } = inAllLanguages((language) => {
    const t = textsIn(language)
    const values = { id: approval_id, reason: decision ?? '', link, what: t(`server:approval.kind.${kind}`) }
    return {
      subject: t(`server:approval.${outcome}.subject`, values),
      text: t(`server:approval.${outcome}.text`, values),
    }
  })
  await deps.mail.send({ to: asker.email, subject: `${brand.name}: ${subject}`, text })
}
