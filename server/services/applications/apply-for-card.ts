import { newId } from '#server/crypto/vault.ts'
import { findProductApplication } from '#server/db/repositories/applications/applications.ts'
import type { ApplicationRow } from '#server/db/repositories/applications/applications.ts'
import { findCard } from '#server/db/repositories/catalogue/credit-cards.ts'
import type { CreditCardRow } from '#server/db/repositories/catalogue/credit-cards.ts'
import { lockCustomer } from '#server/db/repositories/profile/customers.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { Application } from '#src/contract/entities/applications/application.ts'
import { cardProductId } from '#src/contract/entities/catalogue/product-ids.ts'
import { CARD_CONSENTS, CONSENT_VERSIONS } from '#src/contract/entities/privacy/consent-purposes.ts'
import type { ConsentGiven } from '#src/contract/entities/privacy/consent.ts'
import { PRODUCT } from '#src/contract/entities/shared/product-type.ts'
import { AppError } from '#src/contract/errors.ts'
import { attributeProduct } from '../leads/public/attribute-touches.ts'
import { giveConsents } from '../profile/give-consents.ts'
import { found, notFound } from '../shared/not-found.ts'
import type { Applicant } from './apply-to-lender.ts'
import { getApplication } from './get-application.ts'
import { queueSandboxCard } from './queue-sandbox-card.ts'
import { cardLink } from './shared/card-link.ts'
import { placeApplication } from './shared/place-application.ts'

const CARDS = PRODUCT.cards

export interface CardApplication {
  data: Application
  url: string
  sandbox: boolean
}

/**
 * Notes that the customer applies for a card, and answers the bank's address with this application's own id in it.
 * While the application is open, asking again answers the same application and address: none is made twice.
 * @throws AppError `not_found` for a card that is not there (any more), `conflict` for one that is switched off or a
 * key used for something else, `consent_missing`, and `not_available` when the card's link leads nowhere safe
 */
export async function applyForCard(
  deps: Deps,
  cardId: number,
  consents: readonly ConsentGiven[],
  by: Applicant,
): Promise<CardApplication> {
  const row = await transaction(deps, async (deps) => {
    // Held until the end, so that a second press waits and finds what the first one made.
    const customer = found(await lockCustomer(deps.db, by.user_id))
    const earlier = await findProductApplication(deps.db, by.user_id, cardProductId(cardId), by.idempotencyKey)
    if (earlier && earlier.product_id !== cardProductId(cardId))
      throw new AppError('conflict', 'This Idempotency-Key was used for another application.')
    if (earlier) return earlier
    const card = await findCard(deps.db, cardId)
    if (!card || card.deleted_at !== null) throw notFound()
    if (card.status !== 1) throw new AppError('conflict', 'This card is not offered at the moment.')
    const started = await startApplication(deps, {
      card,
      by,
      partner: customer.partner,
      consents: needed(consents),
    })
    await attributeProduct(deps, customer, CARDS)
    return started
  })
  const { handover_url: url } = row
  if (url === null) throw new Error('a card application without its address')
  return { data: await getApplication(deps, row.app_id, by), url, sandbox: deps.lenders.sandbox }
}

/** What a card asks for and nothing else: a further consent sent along would be a bundled one. */
function needed(given: readonly ConsentGiven[]): ConsentGiven[] {
  return CARD_CONSENTS.map((purpose) => {
    const consent = given.find((each) => each.purpose === purpose && each.version === CONSENT_VERSIONS[purpose])
    if (consent) return consent
    throw new AppError('consent_missing', 'Please agree before you go on to the bank.', {
      errors: { [purpose]: 'rules:consent.missing' },
    })
  })
}

interface Start {
  card: CreditCardRow
  by: Applicant
  partner: string
  consents: readonly ConsentGiven[]
}

async function startApplication(deps: Deps, start: Start): Promise<ApplicationRow> {
  const { card, by } = start
  // Not the id under which our own calls know the application: this one goes to the bank.
  const link = cardLink(card.utm_link, newId('clk'))
  if (link === null) {
    deps.log.error({ category_id: card.category_id }, 'the link of a card is not https')
    throw new AppError('not_available', 'This bank cannot be reached from here at the moment.')
  }
  const product_id = cardProductId(card.category_id)
  const app_id = await placeApplication(
    deps,
    { by, product: CARDS, partner: start.partner, note: 'continues_at_bank' },
    { product_id, handover_url: link },
  )
  await giveConsents(deps, start.consents, { app_id, lender_id: null }, by)
  await queueSandboxCard(deps, app_id, 0)
  const row = await findProductApplication(deps.db, by.user_id, product_id, null)
  if (!row) throw new Error('the application was not written')
  return row
}
