import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CreditCard, CreditCardProperty } from '#src/contract/entities/catalogue/credit-card.ts'
import { ConflictChoice } from '#src/ui/edit/ConflictChoice.tsx'
import type { EditConflict } from '#src/ui/edit/edit-conflict.ts'
import { CardThumb } from './CardThumb.tsx'
import type { Draft } from './edit-rules.ts'

interface CardConflictProps {
  card: CreditCard
  property: CreditCardProperty
  conflict: EditConflict
  draft: Draft
  busy: boolean
  onTheirs: () => void
  onMine: () => void
}

/** What somebody else has saved meanwhile beside what was typed here. */
export function CardConflict({ card, property, conflict, draft, busy, onTheirs, onMine }: CardConflictProps) {
  const { t } = useTranslation('form')
  const { present } = conflict
  const isPicture = property === 'category_img_thumb'
  return (
    <ConflictChoice theirs={conflict} busy={busy} onTheirs={onTheirs} onMine={onMine}>
      <Value words={t('conflict.theirValue', { value: isPicture ? '' : textOf(present) })}>
        {isPicture && <CardThumb card={{ ...card, category_img_thumb: String(present) }} />}
      </Value>
      <Value words={t('conflict.myValue', { value: draft instanceof File ? draft.name : textOf(draft) })} />
    </ConflictChoice>
  )
}

const Value = ({ words, children }: { words: string; children?: ReactNode }) => (
  <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', mt: 1 }}>
    <span>{words}</span>
    {children}
  </Box>
)

const textOf = (value: unknown): string => (Array.isArray(value) ? value.join(' · ') : String(value))
