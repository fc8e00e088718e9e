import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { confirmBankWordsBody } from '#src/contract/entities/imports/bank-words.ts'
import type { BankWords, ConfirmBankWords } from '#src/contract/entities/imports/bank-words.ts'
import type { BatchDetail } from '#src/contract/entities/imports/studio.ts'
import { BANK_OUTCOMES, usualOutcomeOf } from '#src/contract/paying/bank-outcome.ts'
import type { BankOutcome } from '#src/contract/paying/bank-outcome.ts'
import { SelectField } from '#src/ui/form/fields/SelectField.tsx'
import { FormDialog } from '#src/ui/form/FormDialog.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useBatchChange } from './studio-hooks.ts'

interface BankWordsDialogProps {
  batch: BatchDetail
  words: BankWords
  onClose: () => void
}

/** What a word means, by the place of its word; empty = nobody has said. */
type Typed = Record<string, string>
const nameOf = (at: number): string => `word${at}`

/** Asks what each word means. Of a new one nothing is chosen beforehand: what other banks mean by it stands beside it. */
export function BankWordsDialog({ batch, words: stored, onClose }: BankWordsDialogProps) {
  const { t } = useTranslation('imports')
  // The file may be read again while somebody chooses: the places stay.
  const [{ unknown, known }] = useState(stored)
  const change = useBatchChange(batch)
  const words = [
    ...unknown.map(({ word, rows }) => ({ word, rows, outcome: '' })),
    ...known.map(({ word, outcome }) => ({ word, rows: null, outcome })),
  ]
  const saidIn = (values: Typed): ConfirmBankWords['words'] =>
    words.flatMap(({ word, outcome }, at) => {
      const said = BANK_OUTCOMES.find((each) => each === values[nameOf(at)])
      return said === undefined || said === outcome ? [] : [{ word, outcome: said }]
    })
  const form = useContractForm('confirmBankWords', confirmBankWordsBody, {
    start: Object.fromEntries(words.map(({ outcome }, at): [string, string] => [nameOf(at), outcome])),
    body: (values: Typed) => ({ version: batch.version, words: saidIn(values) }),
    check: (values: Typed) => (saidIn(values).length > 0 ? {} : { [nameOf(0)]: t('studio.bankWords.none') }),
    send: ({ words: said }) => change.mutateAsync({ what: 'words', words: said }),
    done: onClose,
    failureIn: 'form',
  })
  const choices = BANK_OUTCOMES.map((id) => ({ id, value: t(`studio.bankWords.outcomes.${id}`) }))
  const usually = (outcome: BankOutcome | null) =>
    outcome === null ? undefined : t('studio.bankWords.usually', { outcome: t(`studio.bankWords.outcomes.${outcome}`) })
  return (
    <FormDialog
      form={form}
      title={t('studio.bankWords.dialog')}
      confirm={t('studio.bankWords.confirm')}
      onClose={onClose}
    >
      <Typography>{t('studio.bankWords.text')}</Typography>
      <Box sx={{ display: 'grid', gap: 4, mt: 4 }}>
        {words.map(({ word, rows, outcome }, at) => (
          <SelectField
            key={word}
            name={nameOf(at)}
            label={rows === null ? word : t('studio.bankWords.word', { count: rows, word })}
            help={usually(usualOutcomeOf(word))}
            choices={outcome === '' ? [{ id: '', value: t('studio.bankWords.choose') }, ...choices] : choices}
          />
        ))}
      </Box>
    </FormDialog>
  )
}
