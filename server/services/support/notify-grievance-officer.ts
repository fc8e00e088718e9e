import { findHelpRequest } from '#server/db/repositories/support/help-requests.ts'
import type { Deps } from '#server/deps.ts'
import { companyOf } from '#server/env-company.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { publicOrigin } from '#server/services/shared/public-origin.ts'
import { inAllLanguages } from '#server/texts/in-all-languages.ts'
import { textsIn } from '#server/texts/texts-in.ts'
import { DEFAULT_BRAND } from '#src/contract/brands/default-brand.ts'
import { pathTo } from '#src/contract/path-to.ts'

/** A mail to the grievance officer of the brand where it was asked: the ticket's number and where it stands, nothing of who asked or what. */
export async function notifyGrievanceOfficer(deps: Deps, { ticket }: JobPayloads['tell_of_escalation']): Promise<void> {
  const row = await findHelpRequest(deps.db, ticket)
  if (!row) return
  const origin = publicOrigin(deps.env, DEFAULT_BRAND)
  const values = { ticket, link: `${origin}${pathTo('ticket-desk/:ref', { ref: ticket })}` }
  const mail = inAllLanguages((language) => ({
    subject: textsIn(language)('server:ticket.escalated.subject', values),
    text: textsIn(language)('server:ticket.escalated.text', values),
  }))
  await deps.mail.send({ to: companyOf(deps.env, deps.brands.find(row.partner)).officer.email, ...mail })
}
