import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Collapse from '@mui/material/Collapse'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PartnerPersonRow } from '#src/contract/entities/partners/partner-settings.ts'
import type { Flag } from '#src/contract/entities/shared/fields.ts'
import { INVITATION_HOURS } from '#src/contract/entities/staff/staff.ts'
import type { PartnerRight } from '#src/contract/partner-rights.ts'
import { toast } from '#src/lib/toast.ts'
import { ConfirmDialog } from '#src/ui/dialog/ConfirmDialog.tsx'
import { useOpened } from '#src/ui/dialog/use-opened.ts'
import { useInstantSave } from '#src/ui/edit/use-instant-save.ts'
import { badge } from '#src/ui/page/SettingsCard.tsx'
import { useChangePerson, useResetPerson } from './hooks.ts'
import { RightBoxes } from './RightBoxes.tsx'

interface PersonRowProps {
  person: PartnerPersonRow
  locked: boolean
}

/** One person; an owner has every right, and cannot be changed here but as on or off, and that by another owner. */
export function PersonRow({ person, locked }: PersonRowProps) {
  const { t } = useTranslation('partner-settings')
  const { name, email, owner, self } = person
  const id = useId()
  const link = person.invited === 1 ? 'send' : 'reset'
  const change = useChangePerson(person.partner_user_id)
  const reset = useResetPerson(person.partner_user_id)
  const [open, setOpen] = useState(false)
  const [asking, setAsking] = useOpened<boolean>(false)
  const status = useInstantSave(person.status, (next) => change.mutateAsync({ status: next }))
  const rights = useInstantSave(person.rights, (next) => change.mutateAsync({ rights: next }))
  const setStatus = async (next: Flag) => {
    if (await status.choose(next))
      toast.saved(
        t(next === 1 ? 'people.switchedOn' : 'people.switchedOff', { name }),
        () => void status.choose(next === 1 ? 0 : 1),
      )
  }
  const setRight = async (right: PartnerRight, given: boolean) => {
    const before = person.rights
    if (await rights.choose(given ? [...before, right] : before.filter((each) => each !== right)))
      toast.saved(
        t(given ? 'people.given' : 'people.taken', { name, right: t(`rights.${right}`) }),
        () => void rights.choose(before),
      )
  }
  const onConfirm = () =>
    reset.mutate(undefined, {
      onSuccess: () => toast.success(t('people.sent', { email, hours: INVITATION_HOURS })),
      onSettled: () => setAsking(false),
    })
  return (
    <Box component="li" sx={{ py: 3, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 2 }}>
        <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, fontWeight: 600 }}>
            {name}
            {owner === 1 && (
              <Box component="span" sx={badge}>
                {t('people.owner')}
              </Box>
            )}
            {person.invited === 1 && (
              <Box component="span" sx={badge}>
                {t('people.invited')}
              </Box>
            )}
            {self && (
              <Box component="span" sx={badge}>
                {t('people.you')}
              </Box>
            )}
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {email}
          </Typography>
          {self && (
            <Typography variant="body2" id={`${id}-self`}>
              {t('people.selfOff')}
            </Typography>
          )}
          {owner === 0 && (
            <Typography variant="body2">
              {rights.shown.length === 0
                ? t('people.none')
                : rights.shown.map((each) => t(`rights.${each}`)).join(', ')}
            </Typography>
          )}
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Switch
            checked={status.shown === 1}
            disabled={locked || self}
            onChange={(_, checked) => !status.saving && void setStatus(checked ? 1 : 0)}
            slotProps={{
              input: {
                role: 'switch',
                'aria-label': t('people.maySignIn', { name }),
                'aria-describedby': self ? `${id}-self` : undefined,
                'aria-busy': status.saving,
              },
            }}
          />
          <Box component="span" aria-hidden="true" sx={{ minWidth: 32 }}>
            {t(status.shown === 1 ? 'people.on' : 'people.off')}
          </Box>
        </Box>
        {owner === 0 && !locked && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <Button
              variant="outlined"
              size="small"
              aria-expanded={open}
              aria-label={t('people.rightsOf', { name })}
              sx={{ minHeight: 44 }}
              onClick={() => setOpen(!open)}
            >
              {t('people.rights')}
            </Button>
            {status.shown === 1 && (
              <Button
                variant="outlined"
                size="small"
                aria-label={t(`people.${link}Of`, { name })}
                sx={{ minHeight: 44 }}
                onClick={() => setAsking(true)}
              >
                {t(`people.${link}`)}
              </Button>
            )}
          </Box>
        )}
      </Box>
      <Collapse in={open} unmountOnExit>
        <RightBoxes
          label={t('people.rightsOf', { name })}
          rights={rights.shown}
          busy={rights.saving}
          onChange={(right, given) => void setRight(right, given)}
        />
      </Collapse>
      <ConfirmDialog
        open={asking}
        title={t(`people.${link}Title`, { name })}
        text={t(`people.${link}Text`, { email })}
        confirm={t(`people.${link}`)}
        busy={reset.isPending}
        onConfirm={onConfirm}
        onCancel={() => setAsking(false)}
      />
    </Box>
  )
}
