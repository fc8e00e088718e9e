import type { ConsentPurpose } from './consent-purposes.ts'

/** Permissions that one application stands on: without any one of them nothing more is done for it. */
export const APPLICATION_PERMISSIONS: readonly ConsentPurpose[] = [
  'share_with_lender',
  'bureau_check',
  'share_with_card_bank',
  'share_with_insurer',
]

/**
 * What withdrawing does. Screens say it by the locale key `common:withdrawalRule`, which a test holds against these words:
 * the notice, the apply screen, the privacy pages and the answer of the API promise one and the same thing.
 */
export const WITHDRAWAL_RULE =
  'You can withdraw a consent at any time. Nothing more is then done under it: your score is not used any more, and an application that is not decided yet is withdrawn. After a decision we can only ask the lender to stop. What a lender already has, it keeps under its own rules.'
