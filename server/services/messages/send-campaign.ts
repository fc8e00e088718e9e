import { newSignedCode } from '#server/crypto/signed-code.ts'
import { newId } from '#server/crypto/vault.ts'
import {
  claimMessage,
  countReceipts,
  findCampaign,
  findReceipt,
  hasContactSince,
  isRunning,
  listNextMessages,
  settleMessage,
  updateCampaign,
} from '#server/db/repositories/messages/campaigns.ts'
import type { CampaignMessageRow, CampaignRow } from '#server/db/repositories/messages/campaigns.ts'
import type { TemplateRow } from '#server/db/repositories/messages/message-templates.ts'
import { listCustomers } from '#server/db/repositories/privacy/contact-facts.ts'
import { findCustomer } from '#server/db/repositories/profile/customers.ts'
import type { Deps } from '#server/deps.ts'
import { queueJob } from '#server/job-kinds.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { receiptClass, stopsEverybody } from '#src/contract/rules/messages/receipt-class.ts'
import { seconds } from '#src/contract/rules/time.ts'
import { localeOfCustomer } from '../profile/public/customer-profile.ts'
import { contactCustomer } from './contact-customer.ts'
import { lookUpNumbers } from './look-up-numbers.ts'
import { mayContactCustomer } from './may-contact-customer.ts'
import { campaignText, isTrueOf, purposeOf, STOP_LINK } from './public/campaign-text.ts'
import { noteRefused } from './public/refused.ts'
import { dltRegistration } from './shared/dlt-registration.ts'
import { fillingFor } from './shared/filling.ts'

/** So many at once, then a pause: no gateway is flooded, and a stop is never far. */
export const CAMPAIGN_BATCH = 50
const CAMPAIGN_PAUSE_SECONDS = 5
/** Well below the time after which the runner takes a job for dead. */
const LONGEST_SECONDS = 60

interface Run {
  campaign: CampaignRow
  template: TemplateRow
}

/**
 * Writes to the next of a campaign's audience, and queues those after them. Each is asked about anew at their own moment;
 * whoever is being written to when it stops is the first when it goes on, under the same number, which gateways take once.
 * @throws AppError `not_available` where the gateway does not answer: the runner tries again
 */
export async function sendCampaign(deps: Deps, payload: JobPayloads['send_campaign']): Promise<void> {
  const { campaign_id, run, batch } = payload
  const found = await findCampaign(deps.db, campaign_id)
  if (!found || !(await isRunning(deps.db, campaign_id, run))) return
  if (await stoppedByOperators(deps, found)) return
  if (found.campaign.waits_until !== null) await updateCampaign(deps.db, campaign_id, { waits_until: null })
  const next = await listNextMessages(deps.db, campaign_id, CAMPAIGN_BATCH)
  const began = deps.clock.now().getTime()
  await lookUp(deps, found, next)
  for (const row of next) {
    if (!(await isRunning(deps.db, campaign_id, run))) return
    if (deps.clock.now().getTime() - began > seconds(LONGEST_SECONDS)) break
    const wait = await sendOne(deps, found, row)
    if (wait) {
      await updateCampaign(deps.db, campaign_id, { waits_until: wait })
      return queueJob(deps.db, 'send_campaign', { campaign_id, run, batch: batch + 1 }, wait)
    }
  }
  if (!(await isRunning(deps.db, campaign_id, run))) return
  if (found.campaign.trouble_since !== null) await updateCampaign(deps.db, campaign_id, { trouble_since: null })
  const now = deps.clock.now()
  if (next.length === 0) return updateCampaign(deps.db, campaign_id, { state: 'done', ended_at: now })
  const later = new Date(now.getTime() + seconds(CAMPAIGN_PAUSE_SECONDS))
  await queueJob(deps.db, 'send_campaign', { campaign_id, run, batch: batch + 1 }, later)
}

/** Whatever sells by SMS asks the register first, for the whole batch. */
async function lookUp(deps: Deps, { campaign, template }: Run, next: readonly CampaignMessageRow[]): Promise<void> {
  const rows = await listCustomers(
    deps.db,
    next.map(({ user_id }) => user_id),
  )
  try {
    await lookUpNumbers(deps, rows, { purpose: purposeOf(template), channel: template.channel })
  } catch (error) {
    await noteTrouble(deps, campaign)
    throw error
  }
}

async function noteTrouble({ db, clock }: Deps, { campaign_id, trouble_since }: CampaignRow): Promise<void> {
  if (trouble_since === null) await updateCampaign(db, campaign_id, { trouble_since: clock.now() })
}

/** Writes to one person, or notes why not. Answers until when everybody waits, where the hours are over. */
async function sendOne(deps: Deps, { campaign, template }: Run, row: CampaignMessageRow): Promise<Date | null> {
  const now = deps.clock.now()
  const { channel } = template
  if (row.state === 'sending') {
    // It went out, and only that was not written down here.
    if (await hasContactSince(deps.db, row)) return settle(deps, row, 'sent', null)
    // Of a mail nobody can tell, and no server takes a number of ours: better none than two.
    if (channel === 'email') return settle(deps, row, 'left', 'uncertain')
  }
  const code = row.link_code ?? newSignedCode(deps.vault, STOP_LINK)
  const message_id = row.message_id ?? newId('sms')
  const claimed = await claimMessage(deps.db, row, { message_id, link_code: code, at: now })
  if (!claimed) return null
  const customer = await findCustomer(deps.db, row.user_id)
  const filling = customer && (await fillingFor(deps, row, code, customer))
  if (!filling) return settle(deps, row, 'left', 'erased')
  if (!isTrueOf(template, filling)) return settle(deps, row, 'left', 'event')
  const purpose = purposeOf(template)
  const verdict = await mayContactCustomer(deps, customer, { purpose, channel })
  if (!verdict.may) {
    const passes = verdict.reason === 'hours' || verdict.reason === 'holiday'
    if (!passes || verdict.until === null) {
      await noteRefused(deps, { user_id: row.user_id, channel, purpose, reason: verdict.reason })
      return settle(deps, row, 'left', verdict.reason)
    }
    await settleMessage(deps.db, row, { state: row.state, at: null })
    return verdict.until
  }
  const language = localeOfCustomer(customer)
  try {
    const went = await contactCustomer(deps, customer, {
      ...campaignText(deps, template, language, filling),
      about: purpose === 'offers' ? 'offers' : 'application',
      purpose,
      channel,
      ...(channel === 'sms' && { message_id, dlt: dltRegistration(template, language) }),
    })
    // Somebody has said no between the two questions.
    if (!went) return settle(deps, row, 'left', 'not_chosen')
  } catch (error) {
    if (channel === 'email') await settle(deps, row, 'left', 'uncertain')
    await noteTrouble(deps, campaign)
    throw error
  }
  const heard = channel === 'sms' ? await findReceipt(deps.db, message_id) : null
  if (heard && stopsEverybody(receiptClass(heard.state, heard.reason))) await stopFor(deps, campaign, heard.reason)
  return settle(deps, row, 'sent', null)
}

async function settle(
  deps: Deps,
  row: CampaignMessageRow,
  state: 'sent' | 'left',
  reason: CampaignMessageRow['reason'],
): Promise<null> {
  await settleMessage(deps.db, row, { state, reason, at: deps.clock.now() })
  return null
}

/** The operators refuse the text itself: whoever came after would be refused too. */
async function stoppedByOperators(deps: Deps, { campaign, template }: Run): Promise<boolean> {
  if (template.channel !== 'sms') return false
  const heard = await countReceipts(deps.db, campaign.campaign_id, campaign.run_since ?? undefined)
  const refused = heard.find(({ state, reason }) => stopsEverybody(receiptClass(state, reason)))
  if (!refused) return false
  await stopFor(deps, campaign, refused.reason)
  return true
}

const stopFor = ({ db, clock }: Deps, { campaign_id }: CampaignRow, word: string | null): Promise<void> =>
  updateCampaign(db, campaign_id, {
    state: 'stopped',
    stop_cause: 'template',
    stop_word: word,
    ended_at: clock.now(),
    trouble_since: null,
    waits_until: null,
  })
