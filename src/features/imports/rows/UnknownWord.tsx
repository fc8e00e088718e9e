import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { mayOpen } from '#src/contract/access.ts'
import { similarWords } from '#src/contract/entities/applications/similar-words.ts'
import type { BatchDetail, BatchRow } from '#src/contract/entities/imports/studio.ts'
import { pathTo, withQuery } from '#src/contract/path-to.ts'
import { useSession } from '#src/lib/session/session.ts'
import { useKnownWords } from '../studio-hooks.ts'
import { CellSuggestion } from './CellSuggestion.tsx'

interface UnknownWordProps {
  batch: BatchDetail
  row: BatchRow
  word: string
  onChoose: (word: string) => Promise<void>
}

/** A word that nobody has matched: known ones that read much like it, and the page where the lender's words are explained. */
export function UnknownWord({ batch, row, word, onChoose }: UnknownWordProps) {
  const { t } = useTranslation('imports')
  const { roleId } = useSession()
  const mayExplain = mayOpen(roleId, 'lenders/:lenderId')
  const lenderId = row.lender_id ?? batch.lender?.lender_id ?? null
  const { data } = useKnownWords(lenderId, mayExplain)
  if (!mayExplain || lenderId === null) return null
  const known = data === undefined ? [] : [...data.rows, ...data.common]
  const near = similarWords(known, { status: word, sub_status: null, reason: null }, row.product_type ?? '')
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <CellSuggestion row={row.row} words={near.flatMap(({ status }) => status ?? [])} onChoose={onChoose} />
      <Button
        size="small"
        component={RouterLink}
        to={withQuery(pathTo('lenders/:lenderId', { lenderId: String(lenderId) }), { tab: 'words' })}
        aria-label={t('studio.row.wordsOf', { row: row.row })}
      >
        {t('studio.row.words')}
      </Button>
    </Box>
  )
}
