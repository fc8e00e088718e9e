import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { LenderRevenue } from '#src/contract/entities/earnings/lender-revenue.ts'
import { payout, slabFor } from '#src/contract/finance/earnings/revenue.ts'
import { MoneyField } from '#src/ui/form/fields/MoneyField.tsx'
import { NumberField } from '#src/ui/form/fields/NumberField.tsx'
import { exactRupees } from './slab-words.ts'

type Tried = Record<'disbursed' | 'number' | 'averageTicket', number | ''>

/** What the lender would pay for a month's business, by the same calculation as every statement. */
export function SlabSimulator({ slabs }: { slabs: readonly LenderRevenue[] }) {
  const { t } = useTranslation('revenue')
  const form = useForm<Tried>({ defaultValues: { disbursed: '', number: '', averageTicket: '' } })
  return (
    <FormProvider {...form}>
      <Box
        component="section"
        aria-labelledby="simulator-title"
        sx={{ px: 6, py: 5, borderTop: 1, borderColor: 'divider' }}
      >
        <Typography variant="h4" component="h3" id="simulator-title">
          {t('simulator.title')}
        </Typography>
        <Box sx={{ display: 'grid', gap: 4, mt: 3, gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))' }}>
          <MoneyField name="disbursed" label={t('simulator.disbursed')} />
          <NumberField name="number" label={t('simulator.number')} inputMode="numeric" />
          <MoneyField name="averageTicket" label={t('simulator.averageTicket')} help={t('simulator.averageHelp')} />
        </Box>
        <Box role="status" sx={{ mt: 4 }}>
          <Result control={form.control} slabs={slabs} />
        </Box>
      </Box>
    </FormProvider>
  )
}

function Result({ control, slabs }: { control: Control<Tried>; slabs: readonly LenderRevenue[] }) {
  const { t } = useTranslation('revenue')
  const { disbursed, number, averageTicket } = useWatch({ control })
  if (!disbursed || !number) return <Typography variant="body2">{t('simulator.ask')}</Typography>
  const loans = Math.trunc(number)
  const business = { disbursed, number: loans, averageTicket: averageTicket || disbursed / loans }
  const slab = loans < 1 ? null : slabFor(business, slabs)
  if (!slab) return <Typography>{t('simulator.noSlab')}</Typography>
  const amount = exactRupees(payout(slab, disbursed, loans))
  return (
    <Typography sx={{ fontWeight: 500 }}>
      {t('simulator.result', { place: slabs.indexOf(slab) + 1, amount })}
    </Typography>
  )
}
