import { listAudience } from '#server/db/repositories/messages/campaigns.ts'
import type { AudienceMember } from '#server/db/repositories/messages/campaigns.ts'
import { findTemplate } from '#server/db/repositories/messages/message-templates.ts'
import type { TemplateRow } from '#server/db/repositories/messages/message-templates.ts'
import { listCustomers } from '#server/db/repositories/privacy/contact-facts.ts'
import type { Deps } from '#server/deps.ts'
import type { Audited } from '#server/services/shared/audited.ts'
import { ALONE_MAX, AUDIENCE_MAX, LEFT_REASONS } from '#src/contract/entities/messages/campaign.ts'
import type { CampaignForm, Headcount, LeftReason } from '#src/contract/entities/messages/campaign.ts'
import { LOCALES } from '#src/contract/entities/shared/language.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import { AppError } from '#src/contract/errors.ts'
import { localeOfCustomer } from '../profile/public/customer-profile.ts'
import { maskName } from '../shared/lead-contact.ts'
import { found } from '../shared/not-found.ts'
import { lookUpNumbers } from './look-up-numbers.ts'
import { mayContactCustomers } from './may-contact-customers.ts'
import { campaignText, purposeOf } from './public/campaign-text.ts'
import { fillingFor } from './shared/filling.ts'

const AT_ONCE = 500
/** These pass by themselves: whoever has no other reason gets it when the hours begin. */
const isLater = (reason: LeftReason): boolean => reason === 'hours' || reason === 'holiday'

/**
 * Who would get a message now, and by which reason of the one rule who would not; and how somebody of them would read it.
 * @throws AppError `not_found`; `validation` where more people fit than one message may go to
 */
export async function countAudience(
  deps: Deps,
  { template_id, audience }: Pick<CampaignForm, 'template_id' | 'audience'>,
): Promise<Audited<Headcount>> {
  const template = found(await findTemplate(deps.db, template_id))
  const now = deps.clock.now()
  const members = await listAudience(deps.db, audience, template, now, AUDIENCE_MAX + 1)
  if (members.length > AUDIENCE_MAX)
    throw new AppError('validation', 'More people fit than one message may go to.', {
      errors: { audience: 'rules:campaign.tooMany' },
    })
  const left = new Map<LeftReason, number>()
  const languages = new Map<Locale, number>()
  const first = new Map<Locale, AudienceMember>()
  let [will, later] = [0, 0]
  for (let at = 0; at < members.length; at += AT_ONCE) {
    const some = members.slice(at, at + AT_ONCE)
    const rows = await listCustomers(
      deps.db,
      some.map(({ user_id }) => user_id),
    )
    const ask = { purpose: purposeOf(template), channel: template.channel }
    await lookUpNumbers(deps, rows, ask).catch((error: unknown) =>
      deps.log.warn({ err: error }, 'the register was not asked: those count as unchecked'),
    )
    const verdicts = await mayContactCustomers(deps, rows, ask)
    for (const row of rows) {
      const verdict = verdicts.get(row.user_id)
      if (!verdict) continue
      if (!verdict.may && !isLater(verdict.reason)) {
        left.set(verdict.reason, (left.get(verdict.reason) ?? 0) + 1)
        continue
      }
      will += 1
      if (!verdict.may) later += 1
      const language = localeOfCustomer(row)
      languages.set(language, (languages.get(language) ?? 0) + 1)
      const member = some.find(({ user_id }) => user_id === row.user_id)
      if (member && !first.has(language)) first.set(language, member)
    }
  }
  const matched = members.length
  return {
    matched,
    will,
    later,
    counted_at: now.toISOString(),
    left: LEFT_REASONS.flatMap((reason) => {
      const count = left.get(reason) ?? 0
      return count > 0 ? [{ reason, count }] : []
    }),
    languages: LOCALES.map((language) => ({ language, count: languages.get(language) ?? 0 })),
    examples: await examplesOf(deps, template, first, members[0] ?? null),
    needs_second: will > ALONE_MAX,
    audit: { object: `template:${template_id}`, after: { ...audience, matched, will } },
  }
}

/** In each language as somebody who reads it would get it; where nobody does, as somebody else would. */
async function examplesOf(
  deps: Deps,
  template: TemplateRow,
  first: ReadonlyMap<Locale, AudienceMember>,
  anybody: AudienceMember | null,
): Promise<Headcount['examples']> {
  const examples: Headcount['examples'] = []
  for (const language of LOCALES) {
    const member = first.get(language) ?? [...first.values()][0] ?? anybody
    const filling = member && (await fillingFor(deps, member, '············'))
    const shown = filling ?? {
      brand: 'cl',
      first_name: '',
      reference: 'CL-000000',
      moved_at: null,
      status: null,
      code: '············',
    }
    const masked = { ...shown, first_name: shown.first_name && maskName(shown.first_name) }
    examples.push({ language, ...campaignText(deps, template, language, masked) })
  }
  return examples
}
