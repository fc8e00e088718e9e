import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Lender } from '#src/contract/entities/catalogue/lender.ts'
import { missingHindi } from '#src/contract/rules/lender-consistency.ts'
import { InlineField } from '#src/ui/InlineField.tsx'
import { useWhy } from '#src/ui/use-why.tsx'
import { useSaveLender } from './hooks.ts'
import { controlOf, fieldId, LENDER_CARDS, sentValue, shownValue, typedValue } from './lender-fields.ts'
import type { LenderField } from './lender-fields.ts'
import { LenderSwitch } from './LenderSwitch.tsx'
import type { FlagProperty } from './LenderSwitch.tsx'

interface LenderCardProps {
  lender: Lender
  card: keyof typeof LENDER_CARDS
  /** Shown under the heading. */
  children?: ReactNode
}

const isFlag = (field: LenderField): field is LenderField & { property: FlagProperty } => field.kind === 'flag'

const isHindiMissing = (lender: Lender, property: LenderField['property']): boolean =>
  missingHindi(lender).some((text) => property === `${text}_hi`)

/** One card of properties, each edited in its place. */
export function LenderCard({ lender, card, children }: LenderCardProps) {
  const { t } = useTranslation(['lenders-admin', 'options', 'common', 'admin'])
  const why = useWhy()
  const save = useSaveLender(why.withWhy)
  const fields: readonly LenderField[] = LENDER_CARDS[card]
  return (
    <Card variant="outlined" component="section" aria-labelledby={`card-${card}`}>
      <Box sx={{ px: 5, py: 4 }}>
        <Typography variant="h4" component="h2" id={`card-${card}`}>
          {t(`cards.${card}`)}
        </Typography>
        {children}
      </Box>
      {fields.map((field) => {
        const { property, kind } = field
        const label = t(`fields.${property}`)
        if (isFlag(field))
          return (
            <Box key={property} id={fieldId(property)} sx={switchRow}>
              <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>{label}</Box>
              <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', fontWeight: 500 }}>
                {t(lender[field.property] === 1 ? 'common:yes' : 'common:no')}
                <LenderSwitch lender={lender} property={field.property} label={label} />
              </Box>
            </Box>
          )
        return (
          <InlineField
            key={property}
            rowId={fieldId(property)}
            label={label}
            shown={isHindiMissing(lender, property) ? t('admin:hindi.missing') : shownValue(kind, lender[property], t)}
            typed={typedValue(lender[property])}
            control={controlOf(field, t)}
            onSave={(typed, from) =>
              save(lender, property, { value: sentValue(kind, typed), expected: sentValue(kind, from) })
            }
            present={(value) => ({
              shown: shownValue(kind, value as Lender[typeof property], t),
              typed: typedValue(value as Lender[typeof property]),
            })}
          />
        )
      })}
      {why.dialog}
    </Card>
  )
}

const switchRow = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'minmax(0, 2fr) minmax(0, 4fr)' },
  columnGap: 4,
  alignItems: 'center',
  px: 5,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
}
