import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import GlobalStyles from '@mui/material/GlobalStyles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { exitMasquerade } from '#src/lib/masquerade.ts'
import { useSession } from '#src/lib/session.ts'
import { toastError } from '#src/lib/toast.ts'
import { MenuIcon } from './menu-icons.tsx'

// The same amber for every brand: this state must look alike wherever support works.
const AMBER = '#FFC53D'
const ON_AMBER = '#241800'

interface MasqueradeBarProps {
  /** Whose place is taken: a customer's or a merchant's. */
  area: 'customer' | 'partner'
  name: string
  merchantId?: string | null
}

/** Says who is really acting, and leads back. */
export function MasqueradeBar({ area, name, merchantId = null }: MasqueradeBarProps) {
  const { t } = useTranslation('staff')
  const navigate = useNavigate()
  const admin = useSession((session) => session.admin)
  const [leaving, setLeaving] = useState(false)

  const exit = async () => {
    setLeaving(true)
    try {
      await exitMasquerade(area)
      await navigate('/admin/merchant-management')
    } catch (error) {
      toastError(error)
      setLeaving(false)
    }
  }
  const text = area === 'customer' ? 'customer' : 'text'
  const values = { name, id: merchantId ?? '', admin: admin?.name ?? '' }
  return (
    <Box
      role="region"
      aria-label={t('masquerade.title')}
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 3,
        px: 5,
        py: 2,
        fontSize: '0.9375rem',
        lineHeight: 1.3333,
        backgroundColor: AMBER,
        color: ON_AMBER,
      }}
    >
      <GlobalStyles
        styles={(theme) => ({
          'body::after': {
            content: '""',
            position: 'fixed',
            inset: 0,
            zIndex: theme.zIndex.appBar,
            border: `4px solid ${AMBER}`,
            pointerEvents: 'none',
          },
        })}
      />
      <MenuIcon name="mask" />
      <strong>{t('masquerade.title')}</strong>
      <Box component="span" sx={{ flex: 1, minWidth: 200 }}>
        {t(`masquerade.${text}${admin ? 'Named' : ''}`, values)}
      </Box>
      <Button
        size="small"
        startIcon={<MenuIcon name="leave" />}
        disabled={leaving}
        onClick={() => void exit()}
        sx={{ backgroundColor: ON_AMBER, color: '#FFFFFF', '&:hover': { backgroundColor: '#000000' } }}
      >
        {t('masquerade.exit')}
      </Button>
    </Box>
  )
}
