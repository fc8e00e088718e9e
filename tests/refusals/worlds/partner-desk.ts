import { hashPassword } from '#server/crypto/password.ts'
import { newId } from '#server/crypto/vault.ts'
import { createSessions } from '#server/db/repositories/identity/sessions.ts'
import { lockPartnerDetails, updatePartnerDetails } from '#server/db/repositories/partners/partner-details.ts'
import { createHelpRequestRow, nextTicket } from '#server/db/repositories/support/help-requests.ts'
import { transaction } from '#server/db/transaction.ts'
import { sealBank } from '#server/services/shared/partners/partner-details.ts'
import { sealPartnerRequest } from '#server/services/support/shared/partner-ticket-view.ts'
import { days, hours } from '#src/contract/rules/time.ts'
import { changePartnerUsers } from '#tests/builders/partner.ts'
import { removeRateCounters } from '#tests/builders/session.ts'
import { STAFF_PASSWORD } from '#tests/setup/quick-passwords.ts'
import type { World } from '../credentials.ts'

const PARTNERS = [1, 2]
const A = { partner_id: 1, partner_user_id: 1 }

export const ACCOUNT = { holder: 'Anand Traders', account_number: '123456789012', ifsc: 'HDFC0001234' }

/** The partners' own password again, whatever a call has made of it. */
export async function knownPasswords({ server }: World): Promise<void> {
  const password_hash = await hashPassword(STAFF_PASSWORD, { N: 16, r: 1, p: 1 })
  for (const id of PARTNERS) await changePartnerUsers(server, { partner_user_id: id }, { password_hash })
}

/** As if nobody had asked for a code lately. */
export async function noCodesCounted({ server }: World): Promise<void> {
  await removeRateCounters(server)
}

/** An account of partner A that waits for its check. */
export async function waitingAccount({ server }: World): Promise<void> {
  const { db, vault } = server.deps
  await transaction({ db }, ({ db }) => lockPartnerDetails(db, 1))
  await updatePartnerDetails(db, 1, { bank_enc: sealBank(vault, 1, { current: null, waiting: ACCOUNT }) })
}

/** Another sign-in of partner A's person. Answers its id. */
export async function otherSignIn({ server }: World): Promise<string> {
  const session_id = newId('ses')
  await createSessions(server.deps.db, [
    {
      session_id,
      area: 'partner',
      sid_hash: newId('sid'),
      token_hash: newId('tok'),
      subject_id: A.partner_user_id,
      expires_at: new Date(server.clock.now().getTime() + hours(1)),
      created_at: server.clock.now(),
      last_seen_at: server.clock.now(),
    },
  ])
  return session_id
}

/** A ticket of partner A, past the limit of an hour. Answers its number. */
export async function freshPartnerTicket({ server: { deps, clock } }: World): Promise<string> {
  const ticket = await nextTicket(deps.db)
  const request = {
    name: 'Ravi Kumar',
    email: 'partner@demo.test',
    company: 'Anand Money Mart',
    subject: 'Links',
    description: 'My link is silent.',
  }
  await createHelpRequestRow(deps.db, {
    ticket,
    request_enc: sealPartnerRequest(deps, ticket, request),
    partner: 'cl',
    partner_id: A.partner_id,
    topic: 'tech',
    due_at: new Date(clock.now().getTime() + days(1)),
  })
  return ticket
}
