import { newId } from '#server/crypto/vault.ts'
import { createDisputeRow } from '#server/db/repositories/earnings/payouts.ts'
import { createSessions } from '#server/db/repositories/identity/sessions.ts'
import { lockPartnerDetails, updatePartnerDetails } from '#server/db/repositories/partners/partner-details.ts'
import { transaction } from '#server/db/transaction.ts'
import { createApiKey } from '#server/services/integration/create-api-key.ts'
import { createWebhook } from '#server/services/integration/create-webhook.ts'
import { createTrackingLink } from '#server/services/leads/create-tracking-link.ts'
import { createPartnerUser } from '#server/services/partners/create-partner-user.ts'
import { createReferral } from '#server/services/partners/create-referral.ts'
import { getOwnFunnel } from '#server/services/partners/get-own-funnel.ts'
import { saveFunnelDraft } from '#server/services/partners/save-funnel-draft.ts'
import { destinationIndex } from '#server/services/shared/destination-index.ts'
import { sealContact } from '#server/services/shared/lead-contact.ts'
import { sealBank, sealProfile } from '#server/services/shared/partners/partner-details.ts'
import { createPartnerTicket } from '#server/services/support/create-partner-ticket.ts'
import { DEFAULT_BRAND } from '#src/contract/brands/default-brand.ts'
import { themeOf } from '#src/contract/entities/brands/brand-theme.ts'
import { API_SCOPES } from '#src/contract/entities/integration/partner-integration.ts'
import { PLAIN_FUNNEL } from '#src/contract/entities/partners/funnel-config.ts'
import { FUNNEL_SWITCHES } from '#src/contract/entities/partners/partner-funnel.ts'
import { SELLING_RULES_VERSION } from '#src/contract/entities/partners/selling-rules.ts'
import { days } from '#src/contract/rules/time.ts'
import { addTouches, changeLeads, storedLeads } from '#tests/builders/lead.ts'
import {
  addBrandVersions,
  addSellingAcknowledgements,
  addWebhookDeliveries,
  changePartners,
  storedPartners,
} from '#tests/builders/partner.ts'
import { storedPayoutLines } from '#tests/builders/payout.ts'
import { agreeTerms, approvedLoan, payOut } from '#tests/server/services/earnings/payout-book.ts'
import type { TestServer } from '#tests/setup/server.ts'

const A = { partner_id: 1, partner_user_id: 1 }
/** Who asks for it. */
export const B = { partner_id: 2, partner_user_id: 2 }

/** What partner A has, each under a name that nothing else bears. */
export interface Planted {
  /** Ids of A's rows, as they stand in a path. */
  ids: Record<'link' | 'ticket' | 'key' | 'webhook' | 'delivery' | 'person' | 'session' | 'payout', string>
  reference: string
  mobile: string
  invitee: string
  personEmail: string
  /** Texts and amounts that A reads in some answer, and nobody else in any. */
  words: readonly string[]
  /** Authorization headers of A's and B's own systems. */
  apiKeys: { a: string; b: string }
}

/** One of everything that a partner can have, all of partner A, three days old. */
export async function plantSentinels(server: TestServer): Promise<Planted> {
  const { deps, clock } = server
  const { db, vault } = deps
  clock.set(new Date(Date.now() - days(3)))
  await agreeTerms(server)
  const funnel = Object.fromEntries(FUNNEL_SWITCHES.map((name) => [name, true]))
  await changePartners({ deps }, { partner_id: A.partner_id }, { revenue_percent: '37.125', funnel })
  const [partner] = await storedPartners({ deps }, { partner_id: A.partner_id })

  const link = await createTrackingLink(deps, { product_type: 'Personal Loans', label: 'zq-label' }, A)
  const app_id = await approvedLoan(server, 317_931)
  const reference = 'LD-900900901'
  const mobile = '8799999971'
  const phone_index = destinationIndex(deps, 'mobile', mobile)
  const contact_enc = sealContact(vault, reference, { name: 'Qoph Xander', mobile })
  const named = { reference, phone_index, contact_enc, link_id: link.link_id }
  await changeLeads(server, {}, named)
  const [lead] = await storedLeads(server)
  await addTouches(server, {
    partner_id: A.partner_id,
    link_id: link.link_id,
    channel: 'link',
    product_type: 'Personal Loans',
    visit: 'zq-visit',
    phone_index,
    at: lead?.first_touch_at ?? clock.now(),
  })
  await payOut(server, app_id)
  const [line] = await storedPayoutLines({ deps })
  if (!line || !partner) throw new Error('the loan has made no line')
  const asked = { partner_id: A.partner_id, payout_id: line.payout_id, created_by: A.partner_user_id }
  await createDisputeRow(db, { ...asked, reason: 'zq-dispute' })

  const question = { topic: 'tech', subject: 'zq-subject', description: 'zq-ticket-text' } as const
  const ticket = await createPartnerTicket(deps, question, A)
  const events = ['lead.created'] as const
  const { row: webhook } = await createWebhook(deps, { url: 'http://127.0.0.1:9/zq-hook', events }, A)
  const delivery = await addWebhookDeliveries(server, {
    partner_id: A.partner_id,
    webhook_id: webhook.webhook_id,
    event: 'lead.created',
    payload: { note: 'zq-payload' },
    status: 'failed' as const,
  })
  const keyOf = (by: typeof B, name: string) =>
    createApiKey(deps, { name, scopes: [...API_SCOPES], sandbox: false }, by)
  const keys = { a: await keyOf(A, 'zq-key'), b: await keyOf(B, 'own') }
  const personEmail = 'zq-person@example.com'
  const { partner_user_id } = await createPartnerUser(deps, A.partner_id, { name: 'Zq Person', email: personEmail })
  await addSellingAcknowledgements(server, {
    partner_id: A.partner_id,
    partner_user_id,
    version: SELLING_RULES_VERSION,
    at: clock.now(),
  })
  await transaction({ db }, ({ db }) => lockPartnerDetails(db, A.partner_id))
  const account = { holder: 'Zq Holder', account_number: '900900900975', ifsc: 'HDFC0009009' }
  await updatePartnerDetails(db, A.partner_id, {
    bank_enc: sealBank(vault, A.partner_id, { current: account, waiting: null }),
    profile_enc: sealProfile(vault, A.partner_id, { contact_name: 'Zq Contact', email: 'zq-contact@example.com' }),
  })
  const invitee = 'zq-invitee@example.com'
  const referral = await createReferral(deps, { name: 'Zq Invitee', contact: invitee }, A)
  const { state } = await getOwnFunnel(deps, A)
  const headline = { en: 'Zq headline', hi: 'Zq headline' }
  await saveFunnelDraft(deps, { state, config: { ...PLAIN_FUNNEL, headline } }, A)
  await addBrandVersions(server, {
    partner_id: A.partner_id,
    status: 'draft',
    theme: { ...themeOf(DEFAULT_BRAND), name: 'Zq Brand' },
    partner_user_id: A.partner_user_id,
    changed_at: clock.now(),
  })
  const session_id = newId('ses')
  clock.set(null)
  await createSessions(db, [
    {
      session_id,
      area: 'partner',
      sid_hash: newId('sid'),
      token_hash: newId('tok'),
      subject_id: A.partner_user_id,
      created_at: clock.now(),
      last_seen_at: clock.now(),
      expires_at: new Date(clock.now().getTime() + days(1)),
    },
  ])
  return {
    ids: {
      link: String(link.link_id),
      ticket: ticket.ticket,
      key: String(keys.a.row.key_id),
      webhook: String(webhook.webhook_id),
      delivery: String(delivery?.delivery_id),
      person: String(partner_user_id),
      session: session_id,
      payout: String(line.payout_id),
    },
    reference,
    mobile,
    invitee,
    personEmail,
    words: [
      reference,
      'Q*** X***',
      '87xxxxxx71',
      'zq-label',
      link.code,
      app_id,
      '317931',
      String(line.gross / 100),
      String(line.net / 100),
      '37.125',
      'zq-dispute',
      ticket.ticket,
      'zq-subject',
      'zq-ticket-text',
      'zq-hook',
      'zq-payload',
      'zq-key',
      keys.a.row.prefix,
      'Zq Person',
      personEmail,
      'Zq Holder',
      'HDFC0009009',
      'Zq Contact',
      'zq-contact@example.com',
      'Zq Invitee',
      referral.code,
      'Zq headline',
      'Zq Brand',
      session_id,
      partner.merchant_id,
    ],
    apiKeys: { a: `Bearer ${keys.a.key}`, b: `Bearer ${keys.b.key}` },
  }
}
