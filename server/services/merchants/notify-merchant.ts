import { findMerchantRequestById } from '#server/db/repositories/merchants/merchant-requests.ts'
import type { Deps } from '#server/deps.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { inAllLanguages } from '#server/texts/in-all-languages.ts'
import { textsIn } from '#server/texts/texts-in.ts'
import { DEFAULT_BRAND } from '#src/contract/brands/default-brand.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { openRequest } from './shared/sealed-merchant-request.ts'

/** Tells an applicant by e-mail what has been decided, in every language: nobody has asked which one they read. */
export async function notifyMerchant(deps: Deps, { request_id }: JobPayloads['tell_merchant']): Promise<void> {
  const found = await findMerchantRequestById(deps.db, request_id)
  if (!found || found.request.status === 'open') return
  const { email, reason = '' } = openRequest(deps.vault, found.request)
  const { reference, status } = found.request
  const origin = deps.env.publicOrigin ?? `http://127.0.0.1:${deps.env.port}`
  const link = `${origin}${pathTo('partnerLogin')}`
  const { subject, text } = inAllLanguages((language) => {
    const t = textsIn(language)
    const is = status === 'approved' ? 'approved' : 'declined'
    return {
      subject: t(`server:merchant.${is}.subject`, { reference }),
      text: t(`server:merchant.${is}.text`, {
        reference,
        email,
        link,
        reason,
        offering: t('staff-titles:productOffering'),
      }),
    }
  })
  await deps.mail.send({ to: email, subject: `${DEFAULT_BRAND.name}: ${subject}`, text })
}
