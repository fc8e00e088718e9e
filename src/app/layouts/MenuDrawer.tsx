import Drawer from '@mui/material/Drawer'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface MenuDrawerProps {
  open: boolean
  onClose: () => void
  children: ReactNode
}

/** The menu of a back office where there is no room for it beside the page. */
export function MenuDrawer({ open, onClose, children }: MenuDrawerProps) {
  const { t } = useTranslation('staff')
  return (
    <Drawer open={open} onClose={onClose} slotProps={{ paper: { 'aria-label': t('menu') } }}>
      {children}
    </Drawer>
  )
}
