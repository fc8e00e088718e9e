import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StaffMember } from '#src/contract/entities/staff/staff.ts'
import type { StaffAct } from './ChangeDialog.tsx'

interface PersonMenuProps {
  person: StaffMember
  onAct: (act: StaffAct) => void
  onResend: () => void
}

const actsOn = ({ state, second_factor, sessions, self }: StaffMember): StaffAct[] => {
  if (state === 'invited') return ['withdraw']
  const factor: StaffAct[] = second_factor && !self ? ['factor'] : []
  // One's own stand under My sign-in.
  const signIns: StaffAct[] = sessions > 0 && !self ? ['signIns'] : []
  return ['role', ...signIns, state === 'suspended' ? 'resume' : 'suspend', ...factor, 'leave']
}

/** What can be done with one person now. */
export function PersonMenu({ person, onAct, onResend }: PersonMenuProps) {
  const { t } = useTranslation('staff-admin')
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const choose = (then: () => void) => () => {
    setAnchor(null)
    then()
  }
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={t('list.actsOn', { name: person.name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        {...(anchor && { 'aria-controls': id })}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('list.change')}
      </Button>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {person.state === 'invited' && <MenuItem onClick={choose(onResend)}>{t('invite.again')}</MenuItem>}
        {actsOn(person).map((act) => (
          <MenuItem key={act} onClick={choose(() => onAct(act))}>
            {t(`acts.${act}.title`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
