import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { enquiryAssignForm } from '#src/contract/entities/enquiries/enquiry-desk.ts'
import type { DeskEnquiry } from '#src/contract/entities/enquiries/enquiry-desk.ts'
import { AssignFields, choiceOf, NOBODY } from '#src/features/desk/AssignFields.tsx'
import { Part } from '#src/features/desk/Part.tsx'
import { call } from '#src/lib/http/http.ts'
import { Form } from '#src/ui/form/Form.tsx'
import { useContractForm } from '#src/ui/form/use-contract-form.ts'
import { useEnquiryCrossed, useEnquiryDone } from './hooks.ts'

/** Who has the enquiry, and to whom it goes: each with how many wait for them. */
export function TakenBy({ enquiry }: { enquiry: DeskEnquiry }) {
  const { t } = useTranslation('enquiry-desk')
  const done = useEnquiryDone()
  const { reference, version, people, assigned_to, status } = enquiry
  const now = choiceOf(assigned_to)
  const form = useContractForm('assignDeskEnquiry', enquiryAssignForm, {
    start: { admin_id: now },
    stored: { admin_id: now },
    body: ({ admin_id: chosen }) => ({ admin_id: chosen === NOBODY ? null : Number(chosen), version }),
    send: (body) => call('assignDeskEnquiry', { params: { reference }, body }),
    done: ({ data }) => {
      form.hands.reset({ admin_id: choiceOf(data.assigned_to) })
      done(data, data.assigned_to === null ? t('assign.none') : t('assign.done', data.assigned_to))
    },
    refused: useEnquiryCrossed(reference),
  })
  if (status !== 'open')
    return (
      <Part title={t('assign.title')}>
        <Typography>{assigned_to?.name ?? t('nobody')}</Typography>
      </Part>
    )
  return (
    <Part title={t('assign.title')}>
      <Box component={Form} form={form} prefix="field-assign" sx={{ display: 'grid', gap: 2 }}>
        <AssignFields
          busy={form.busy}
          label={t('assign.label')}
          save={t('assign.save')}
          choices={[
            { id: NOBODY, value: t('nobody') },
            ...people.map(({ admin_id, name, waiting }) => ({
              id: String(admin_id),
              value: t('assign.person', { name, count: waiting }),
            })),
          ]}
        />
      </Box>
    </Part>
  )
}
