import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TRANSLATED } from '#src/contract/entities/shared/language.ts'
import { besideEachOther } from './BulletsField.tsx'
import type { EditableProperty } from './edit-rules.ts'
import { typedText } from './edit-rules.ts'

interface CardTextFieldProps {
  property: EditableProperty
  value: string
  /** Message key of what is wrong with it. */
  problem: string | null
  /** Null for what says the same in every language. */
  hindi: { value: string; problem: string | null } | null
  onChange: (value: string) => void
  onChangeHindi: (value: string) => void
}

/** One line of a card, with its Hindi where customers read words. */
export function CardTextField({ property, value, problem, hindi, onChange, onChangeHindi }: CardTextFieldProps) {
  const { t } = useTranslation(['credit-cards', 'rules', 'admin'])
  const help = property === 'utm_link' ? t('utmHelp') : ''
  const name = t(`fields.${property}`)
  const [refused, setRefused] = useState(false)
  const wrong = refused ? 'rules:card.numeric' : problem
  const type = (text: string) => {
    const taken = typedText(property, text)
    // It stays said, since the digits after a refused sign are taken: 1.5 would have become 15 without a word.
    setRefused(taken === null || (refused && taken !== ''))
    if (taken !== null) onChange(taken)
  }
  const field = (
    <TextField
      autoFocus
      fullWidth
      label={sentence(name)}
      value={value}
      error={wrong !== null}
      helperText={wrong === null ? help : t(wrong, { field: name })}
      onChange={({ target }) => type(target.value)}
      slotProps={{ htmlInput: property === 'sort_order' ? { inputMode: 'numeric', maxLength: 10 } : {} }}
    />
  )
  if (hindi === null) return <Box sx={{ mt: 2 }}>{field}</Box>
  return (
    <Box sx={{ ...besideEachOther, mt: 2 }}>
      {field}
      <TextField
        fullWidth
        label={t('admin:hindi.label')}
        value={hindi.value}
        error={hindi.problem !== null}
        helperText={
          hindi.problem !== null
            ? t(hindi.problem, { field: t('admin:hindi.label') })
            : hindi.value.trim() === ''
              ? t('admin:hindi.help')
              : ''
        }
        onChange={({ target }) => onChangeHindi(target.value)}
        slotProps={{ htmlInput: { lang: TRANSLATED } }}
      />
    </Box>
  )
}

/** A word that stands inside sentences elsewhere, on its own. */
const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
