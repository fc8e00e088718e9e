import type { BatchDetail } from '#src/contract/entities/imports/studio.ts'
import type { BankOutcome } from '#src/contract/paying/bank-outcome.ts'
import type { Browser } from '#tests/setup/browser.ts'

/** What the bank of the tests means by its words. */
const BANK_WORDS: Readonly<Record<string, BankOutcome>> = { E: 'paid', R: 'returned', Returned: 'returned' }

/** Has somebody say what the new words of a bank's file mean; others stay unknown. Answers the file as it stands then. */
export async function confirmBankWords(
  admin: Browser,
  batch: BatchDetail,
  meanings: Readonly<Record<string, BankOutcome>> = BANK_WORDS,
): Promise<BatchDetail> {
  const words = (batch.bank_words?.unknown ?? []).flatMap(({ word }) => {
    const outcome = meanings[word]
    return outcome === undefined ? [] : [{ word, outcome }]
  })
  if (words.length === 0) return batch
  const { batch_id, version } = batch
  return admin.call('confirmBankWords', { params: { id: batch_id }, body: { version, words } })
}
