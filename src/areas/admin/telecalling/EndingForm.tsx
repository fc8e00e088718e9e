import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { endCallForm } from '#src/contract/entities/calls/call.ts'
import type { CallSheet, EndCallForm } from '#src/contract/entities/calls/call.ts'
import { addDays, istDay, startOfIstDay } from '#src/contract/rules/calendar.ts'
import { AFTER_ENDING, CONNECTED, NOT_CONNECTED } from '#src/contract/rules/contact/call-endings.ts'
import type { CallEnding } from '#src/contract/rules/contact/call-endings.ts'
import { CALL_HOURS } from '#src/contract/rules/contact/contact-rules.ts'
import { dateShort } from '#src/lib/dates.ts'
import { call } from '#src/lib/http/http.ts'
import { toast } from '#src/lib/toast.ts'
import { RadioCards } from '#src/ui/form/fields/RadioCards.tsx'
import { SelectField } from '#src/ui/form/fields/SelectField.tsx'
import { TextField } from '#src/ui/form/fields/TextField.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useShowDesk } from './hooks.ts'

/** So many days from today a call-back may be promised in one press. */
const DAYS = 14

const HALF_HOURS = Array.from({ length: (CALL_HOURS.to - CALL_HOURS.from) * 2 }, (_, nth) => {
  const hour = String(CALL_HOURS.from + Math.floor(nth / 2)).padStart(2, '0')
  return `${hour}:${nth % 2 === 0 ? '00' : '30'}`
})

/** One ending of one call, what follows from it, and of a call-back when and who. */
export function EndingForm({ sheet, now }: { sheet: CallSheet; now: string }) {
  const { t } = useTranslation('telecalling')
  const show = useShowDesk()
  const today = istDay(new Date(now))
  const form = useContractForm<Typed, EndCallForm, { data: Parameters<typeof show>[0] }>('endCall', endCallForm, {
    start: { ending: '', note: '', day: today, time: HALF_HOURS[0] ?? '', by: 'me' },
    body: ({ ending, day, time, ...rest }) => {
      const back = ending === 'call_back'
      return { ...rest, ending: ending as CallEnding, day: back ? day : '', time: back ? time : '' }
    },
    send: (body) => call('endCall', { params: { call_id: sheet.call_id }, body }),
    done: ({ data }) => {
      const ticket = data.done.find(({ call_id }) => call_id === sheet.call_id)?.ticket
      toast.success(ticket ? t('end.ticket', { ticket }) : t('end.saved'))
      show(data)
    },
  })
  const ending = useWatch({ control: form.hands.control, name: 'ending' })
  const groups = [...CONNECTED, ...NOT_CONNECTED].map((id) => ({ id, value: t(`ending.${id}`) }))
  return (
    <Box component={Form} form={form} prefix="field-end" sx={{ display: 'grid', gap: 4, mt: 5 }}>
      <RadioCards name="ending" label={t('end.title')} choices={groups} />
      {ending !== '' && (
        <Typography role="status">
          <strong>{t('end.next')}:</strong> {t(`act.${AFTER_ENDING[ending].act}`)}
        </Typography>
      )}
      {ending === 'call_back' && (
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))' }}>
          <SelectField
            name="day"
            label={t('end.day')}
            choices={Array.from({ length: DAYS }, (_, nth) => {
              const id = addDays(today, nth)
              return { id, value: dateShort(startOfIstDay(id).toISOString()) }
            })}
          />
          <SelectField name="time" label={t('end.time')} choices={HALF_HOURS.map((id) => ({ id, value: id }))} />
          <SelectField
            name="by"
            label={t('end.by')}
            choices={(['me', 'anybody'] as const).map((id) => ({ id, value: t(`end.${id}`) }))}
          />
        </Box>
      )}
      <TextField
        name="note"
        label={t('end.note')}
        what={t('end.noteWhat')}
        help={t('end.noteHelp')}
        optional={ending !== 'complaint'}
        rows={2}
        input={{ autoComplete: 'off', maxLength: 500 }}
      />
      <Box>
        <Button type="submit" variant="contained" aria-busy={form.busy}>
          {t('end.save')}
        </Button>
      </Box>
    </Box>
  )
}

type Typed = Omit<EndCallForm, 'ending'> & { ending: CallEnding | '' }
