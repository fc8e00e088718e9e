import { DEFAULT_PARTNER_CODE } from '#src/contract/constants.ts'
import { findBrand } from '#src/contract/brands/find-brand.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { findMerchantRequestById } from '#server/db/repositories/merchants/merchant-requests.ts'
import type { Deps } from '#server/deps.ts'
import type { JobPayloads } from '#server/job-kinds.ts'
import { openRequest } from './shared/sealed-merchant-request.ts'

/** Tells an applicant by e-mail what has been decided, in both languages: nobody has asked which one they read. */
export async function tellMerchant(deps: Deps, { request_id }: JobPayloads['tell_merchant']): Promise<void> {
  const found = await findMerchantRequestById(deps.db, request_id)
  if (!found || found.request.status === 'open') return
  const { email, reason = '' } = openRequest(deps.vault, found.request)
  const { reference } = found.request
  const brand = findBrand(DEFAULT_PARTNER_CODE).name
  const origin = deps.env.publicOrigin ?? `http://127.0.0.1:${deps.env.port}`
  const words =
    found.request.status === 'approved'
      ? approved({ brand, reference, email, link: `${origin}${pathTo('partnerLogin')}` })
      : declined({ brand, reference, reason })
  await deps.mail.send({ to: email, ...words })
}

const approved = ({ brand, reference, email, link }: Record<'brand' | 'reference' | 'email' | 'link', string>) => ({
  subject: `${brand}: your merchant request ${reference} is approved / आपका अनुरोध मंज़ूर हो गया है`,
  text:
    `Your merchant request ${reference} is approved. Sign in at ${link} with ${email}. ` +
    `We give you your first password separately; please change it after you sign in.\n\n` +
    `आपका मर्चेंट अनुरोध ${reference} मंज़ूर हो गया है। ${link} पर ${email} से लॉग इन करें। ` +
    `आपका पहला पासवर्ड हम आपको अलग से देंगे; लॉग इन करने के बाद उसे बदल लें।`,
})

const declined = ({ brand, reference, reason }: Record<'brand' | 'reference' | 'reason', string>) => ({
  subject: `${brand}: your merchant request ${reference} / आपका अनुरोध`,
  text:
    `We cannot take up your merchant request ${reference}. The reason: ${reason}\nYou may ask again once this has changed.\n\n` +
    `हम आपका मर्चेंट अनुरोध ${reference} अभी स्वीकार नहीं कर सकते। कारण: ${reason}\nयह बदल जाने पर आप फिर से अनुरोध कर सकते हैं।`,
})
