import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { pathTo } from '#src/contract/path-to.ts'
import { exitMasquerade } from '#src/lib/session/masquerade.ts'
import { useSession } from '#src/lib/session/session.ts'
import { toastError } from '#src/lib/toast.ts'
import { MenuIcon } from './menu-icons.tsx'

// The same amber for every brand: this state must look alike wherever support works.
const AMBER = '#FFC53D'
const ON_AMBER = '#241800'
const TICK_MS = 15_000

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
      await navigate((await exitMasquerade(area)) ?? pathTo('merchant-management'))
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
      <Box sx={{ position: 'fixed', inset: 0, border: `4px solid ${AMBER}`, pointerEvents: 'none' }} />
      <MenuIcon name="mask" />
      <strong>{t('masquerade.title')}</strong>
      <Box component="span" sx={{ flex: 1, minWidth: 200 }}>
        {t(`masquerade.${text}${admin ? 'Named' : ''}`, values)}
      </Box>
      <MinutesLeft area={area} />
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

/** How long it still lasts, where this tab knows. */
function MinutesLeft({ area }: Pick<MasqueradeBarProps, 'area'>) {
  const { t } = useTranslation('staff')
  const endsAt = useSession(({ userMasquerade, masquerade }) =>
    area === 'customer' ? userMasquerade : (masquerade?.expires_at ?? null),
  )
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  if (endsAt === null) return null
  const count = Math.max(0, Math.ceil((Date.parse(endsAt) - now) / 60_000))
  return <span>{t('masquerade.left', { count })}</span>
}
