import { describe, expect, it } from 'vitest'
import { CONSENT_PURPOSES, isWithdrawable } from '#src/contract/entities/privacy/consent-purposes.ts'
import { APPLICATION_PERMISSIONS, WITHDRAWAL_RULE } from '#src/contract/entities/privacy/withdrawal-rule.ts'
import english from '#src/locales/en/common.json' with { type: 'json' }
import { sourceFiles } from '#tests/structure/source-files.ts'

/** Where somebody gives a consent or takes one back. */
const SAID_IN = [
  'src/areas/customer/privacy-centre/ConsentsSection.tsx',
  'src/areas/customer/privacy-policy/PrivacyPolicyPage.tsx',
  'src/features/applications/apply/ApplyPanel.tsx',
  'src/features/consents/ConsentList.tsx',
  'src/features/sign-in/PrivacyNotice.tsx',
]

describe('the rule of withdrawing', () => {
  it('is one sentence for every screen, in the words that the API answers with', () => {
    expect(english.withdrawalRule).toBe(WITHDRAWAL_RULE)
    const saying = sourceFiles('src', /\.tsx$/).filter(({ text }) => text.includes("t('common:withdrawalRule')"))
    expect(saying.map(({ path }) => path).toSorted()).toEqual(SAID_IN)
  })

  it('leaves nothing between proof and permission', () => {
    const proofs = CONSENT_PURPOSES.filter((purpose) => !isWithdrawable(purpose))
    expect(proofs).toEqual(['privacy_notice', 'terms', 'kfs_read'])
    for (const purpose of APPLICATION_PERMISSIONS) expect(isWithdrawable(purpose)).toBe(true)
  })
})
