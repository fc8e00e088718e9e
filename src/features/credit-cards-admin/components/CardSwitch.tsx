import Box from '@mui/material/Box'
import Switch from '@mui/material/Switch'
import { useTranslation } from 'react-i18next'
import type { CreditCard } from '#src/contract/entities/credit-card.ts'
import { useChangeCard } from '../use-change-card.ts'

interface CardSwitchProps {
  card: CreditCard
  property: 'secured' | 'status'
}

/** Saves at once; while it saves it shows what was chosen and takes no other choice, and a failure takes it back. */
export function CardSwitch({ card, property }: CardSwitchProps) {
  const { t } = useTranslation('credit-cards')
  const { save, saving } = useChangeCard(card)
  const value = saving?.property === property ? saving.value : card[property]
  const on = value === 1
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, whiteSpace: 'nowrap' }}>
      <Switch
        checked={on}
        disabled={saving !== null}
        onChange={(event) => void save(property, event.target.checked ? 1 : 0).catch(() => undefined)}
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
