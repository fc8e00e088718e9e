import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Divider from '@mui/material/Divider'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { lenderRevenueForm } from '#src/contract/entities/earnings/lender-revenue.ts'
import type { LenderRevenue, RevenueType } from '#src/contract/entities/earnings/lender-revenue.ts'
import { dateShort } from '#src/lib/dates.ts'
import { ApiError } from '#src/lib/http/api-error.ts'
import { endErrorsAbout, errorText, toast } from '#src/lib/toast.ts'
import { AwaitingApproval } from '#src/ui/dialog/use-approval-reason.tsx'
import { Cancelled } from '#src/ui/dialog/use-prompt.tsx'
import { ConflictChoice } from '#src/ui/edit/ConflictChoice.tsx'
import { conflictIn } from '#src/ui/edit/edit-conflict.ts'
import { MoneyField } from '#src/ui/form/fields/MoneyField.tsx'
import { NativeSelect } from '#src/ui/form/fields/NativeSelect.tsx'
import { NumberField } from '#src/ui/form/fields/NumberField.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { FormErrorSummary } from '#src/ui/form/FormErrorSummary.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { Icon } from '#src/ui/site/icons.tsx'
import { useSaveSlab } from './hooks.ts'
import { PercentField } from './PercentField.tsx'
import { useSlabDay } from './slab-day.tsx'
import { DEPENDENTS, toSlabBody, toSlabValues } from './slab-form.ts'
import type { SlabValues } from './slab-form.ts'
import { SlabDifferences } from './SlabDifferences.tsx'

interface SlabDialogProps {
  lenderId: number
  /** Null: a new one. */
  slab: LenderRevenue | null
  place: number
  types: readonly RevenueType[]
  onClose: () => void
}

const ABOUT = 'slab'

interface SlabConflict {
  by: string
  at: string
  present: LenderRevenue
}

/** Creates or edits a slab. What was typed stays when saving fails. */
export function SlabDialog({ lenderId, slab, place, types, onClose }: SlabDialogProps) {
  const { t } = useTranslation(['revenue', 'common', 'form', 'dated'])
  const { day } = useSlabDay()
  const [began, setBegan] = useState(slab)
  const [conflict, setConflict] = useState<SlabConflict | null>(null)
  const save = useSaveSlab(lenderId)
  const form = useContractForm(slab ? 'updateLenderRevenue' : 'createLenderRevenue', lenderRevenueForm, {
    start: toSlabValues(slab),
    body: (values: SlabValues) => toSlabBody(values, lenderId),
    send: (body) => save.mutateAsync({ id: slab?.id ?? null, form: body, expected: began }),
    done: () => {
      toast.success(t(slab ? 'updated' : 'added'))
      onClose()
    },
    refused: (error) => {
      if (error instanceof AwaitingApproval) onClose()
      if (error instanceof Cancelled) return true
      toast.error(t(slab ? 'updateFailed' : 'addFailed'), ABOUT)
      const other = error instanceof ApiError ? conflictIn(error.message, error.errors) : null
      setConflict(other && { by: other.by, at: other.at, present: other.present as LenderRevenue })
      if (other) setBegan(other.present as LenderRevenue)
      return other !== null
    },
    mode: 'onBlur',
    failureIn: 'form',
  })
  const { getFieldState, subscribe, trigger } = form.hands

  // What could not be saved is not asked for any more once the dialog is closed.
  useEffect(() => () => endErrorsAbout(ABOUT), [])
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          const dependent = name === undefined ? undefined : DEPENDENTS[name]
          if (dependent && getFieldState(dependent).error) void trigger(dependent)
        },
      }),
    [getFieldState, subscribe, trigger],
  )

  const keepTheirs = ({ present }: SlabConflict) => {
    form.hands.reset(toSlabValues(present))
    setConflict(null)
  }
  const pairs = { display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' }
  const choices = types.map(({ id, name }) => ({ id, value: t(`types.${name}`, { defaultValue: name }) }))
  return (
    <Dialog open onClose={onClose} aria-labelledby="slab-title">
      <Box component={Form} form={form} sx={{ display: 'contents' }}>
        <DialogTitle id="slab-title">{t(slab ? 'editTitle' : 'addTitle', { place })}</DialogTitle>
        <IconButton aria-label={t('common:close')} onClick={onClose} sx={{ position: 'absolute', top: 12, right: 12 }}>
          <Icon name="close" />
        </IconButton>
        <DialogContent>
          <Box sx={pairs}>
            <MoneyField name="slab_disbursed_min" label={t('fields.disbursedFrom')} />
            <MoneyField name="slab_disbursed_max" label={t('fields.disbursedTo')} />
            <NumberField name="slab_number_min" label={t('fields.numberFrom')} inputMode="numeric" />
            <NumberField name="slab_number_max" label={t('fields.numberTo')} inputMode="numeric" />
            <MoneyField name="ats_min" label={t('fields.atsFrom')} />
            <MoneyField name="ats_max" label={t('fields.atsTo')} />
          </Box>
          <Typography variant="body2" sx={{ mt: 3, color: 'text.secondary' }}>
            {t('fields.boundsHelp')}
          </Typography>
          <Divider sx={{ my: 5 }} />
          <Box sx={{ display: 'grid' }}>
            <NativeSelect name="revenue_type_id" label={t('fields.type')} choices={choices} />
          </Box>
          <Box sx={{ ...pairs, mt: 4 }}>
            <MoneyField name="revenue_flat" label={t('fields.flat')} />
            <PercentField name="revenue_percent" label={t('fields.percent')} />
          </Box>
          <Typography variant="body2" sx={{ mt: 3, color: 'text.secondary' }}>
            {t('fields.eitherHelp')}
          </Typography>
          <Controller
            name="status"
            control={form.hands.control}
            render={({ field: { value, onChange, onBlur, ref } }) => (
              <FormControlLabel
                sx={{ mt: 4, ml: 0, gap: 2 }}
                label={t('fields.status')}
                control={
                  <Switch
                    checked={value === 1}
                    onBlur={onBlur}
                    onChange={(event) => onChange(event.target.checked ? 1 : 0)}
                    slotProps={{ input: { role: 'switch', ref } }}
                  />
                }
              />
            )}
          />
          <Typography variant="body2" sx={{ mt: 4, fontWeight: 500 }}>
            {t('dated:from', { day: dateShort(day) })}
          </Typography>
          <FormErrorSummary />
          <FirstFocus />
          {conflict && (
            <ConflictChoice
              theirs={conflict}
              busy={form.busy}
              onTheirs={() => keepTheirs(conflict)}
              onMine={form.submit}
            >
              <SlabDifferences present={conflict.present} values={form.hands.getValues()} types={types} />
            </ConflictChoice>
          )}
          {form.failure !== null && (
            <Alert severity="error" sx={{ mt: 4 }}>
              {errorText(form.failure)}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button variant="contained" type="submit" disabled={form.busy}>
            {t('save')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}

/** Inside the dialog: outside, the fields are not there yet when the effect runs. */
function FirstFocus() {
  const { setFocus } = useFormContext<SlabValues>()
  useEffect(() => setFocus('slab_disbursed_min'), [setFocus])
  return null
}
