import type { ConsentPurpose } from '#src/contract/entities/privacy/consent-purposes.ts'
import type { Given } from '#src/contract/entities/shared/language.ts'
import bureauCheck from './consents/bureau_check.json'
import creditScore from './consents/credit_score.json'
import kfsRead from './consents/kfs_read.json'
import loanEnquiry from './consents/loan_enquiry.json'
import marketingEmail from './consents/marketing_email.json'
import marketingSms from './consents/marketing_sms.json'
import privacyNotice from './consents/privacy_notice.json'
import shareWithCardBank from './consents/share_with_card_bank.json'
import shareWithInsurer from './consents/share_with_insurer.json'
import shareWithLender from './consents/share_with_lender.json'
import terms from './consents/terms.json'

interface KeptTexts {
  /** Where the words stand that are shown today: namespace:key, with all below it. */
  shown: readonly string[]
  /** What was shown under each version, one entry a paragraph, in each language that was offered then. */
  versions: Readonly<Record<string, Given<string[]> | undefined>>
}

/** The words of every version of every consent that was ever asked for. A version that was shown is never changed. */
export const CONSENT_TEXTS: Readonly<Record<ConsentPurpose, KeptTexts>> = {
  privacy_notice: privacyNotice,
  terms,
  credit_score: creditScore,
  kfs_read: kfsRead,
  share_with_lender: shareWithLender,
  loan_enquiry: loanEnquiry,
  share_with_card_bank: shareWithCardBank,
  share_with_insurer: shareWithInsurer,
  bureau_check: bureauCheck,
  marketing_sms: marketingSms,
  marketing_email: marketingEmail,
}
