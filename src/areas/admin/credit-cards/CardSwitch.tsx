import Box from '@mui/material/Box'
import Switch from '@mui/material/Switch'
import { useTranslation } from 'react-i18next'
import type { CreditCard } from '#src/contract/entities/catalogue/credit-card.ts'
import { useInstantSave } from '#src/ui/edit/use-instant-save.ts'
import { useChangeCard } from './use-change-card.ts'

interface CardSwitchProps {
  card: CreditCard
  property: 'secured' | 'status'
}

/** Saves at once; while it saves it shows what was chosen and takes no other choice, and a failure takes it back. */
export function CardSwitch({ card, property }: CardSwitchProps) {
  const { t } = useTranslation('credit-cards')
  const { save } = useChangeCard(card)
  const { shown, saving, choose } = useInstantSave(card[property], (next) => save(property, next))
  const on = shown === 1
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, whiteSpace: 'nowrap' }}>
      <Switch
        checked={on}
        disabled={saving}
        onChange={(event) => void choose(event.target.checked ? 1 : 0)}
        slotProps={{
          input: {
            role: 'switch',
            'aria-label': t('switchOf', { name: card.category_name, field: t(`fields.${property}`) }),
          },
        }}
      />
      {property === 'status' && <span aria-hidden="true">{t(on ? 'on' : 'off')}</span>}
    </Box>
  )
}
