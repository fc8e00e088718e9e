import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useState } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { loadDevanagari } from '#src/brand/load-devanagari.ts'
import { SIDEBAR_WIDTH } from '#src/contract/constants.ts'
import { PAGES } from '#src/contract/pages.ts'
import { titleOf } from '#src/contract/pages/page-row.ts'
import type { PlainPageKey } from '#src/contract/path-to.ts'
import { getBoot } from '#src/lib/boot.ts'
import { lazyPart } from '#src/lib/lazy-part.ts'
import { usePageName } from '#src/lib/page-name.ts'
import { useDrawn } from '#src/ui/dialog/use-drawn.ts'
import { LanguageButton } from '#src/ui/language/LanguageButton.tsx'
import { pageAt, routesOf } from '../route-table.ts'
import { DeniedNotice } from './DeniedNotice.tsx'
import type { MenuGroup } from './menu-groups.ts'
import { MenuIcon } from './menu-icons.tsx'
import { menuPageOf } from './menu-page-of.ts'
import { PageHelp } from './PageHelp.tsx'
import { SideMenu } from './SideMenu.tsx'
import { useKeptFocus } from './use-kept-focus.ts'
import type { MenuTone } from './Waiting.tsx'

const MenuDrawer = lazyPart(async () => (await import('./MenuDrawer.tsx')).MenuDrawer)
/** The page itself comes first. */
const DRAWER_MS = 1_500

/** A long name takes as many lines as it needs: no letter of it is cut, however wide one has set them apart. */
const titleLook = { flex: 1, minWidth: 0, overflowWrap: 'anywhere' } as const

/** On a phone the help stands in the line of the heading, which leaves it room: in the bar it would take the page's name its own. */
const BESIDE_HEADING = { '& h1': { pr: 10 }, '& .page-help': { position: 'absolute', top: -6, right: -10 } } as const

interface BackOfficeFrameProps {
  tone: MenuTone
  home: string
  groups: readonly MenuGroup[]
  /** How many things wait on a page of the menu. */
  waitingOn?: (page: PlainPageKey) => number
  /** Who is signed in, and what they are. */
  person: { name: string; detail: string; to?: string }
  onLogout: () => void
  banner?: ReactNode
  /** Beside the language, of the area alone. */
  tools?: ReactNode
  children?: ReactNode
}

/** Sidebar, top bar and content of a back office; under 900 px the sidebar is a drawer, which has the language too. */
export function BackOfficeFrame({ banner, tools, children, person, ...menu }: BackOfficeFrameProps) {
  const { t } = useTranslation(['staff', 'staff-titles', 'common'])
  const wide = useMediaQuery('(min-width:900px)', { noSsr: true })
  const { pathname } = useLocation()
  const record = usePageName()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const { flavour, mode, sandbox } = getBoot()
  const page = pageAt(routesOf(flavour, mode), pathname)
  const helped = menuPageOf(page)
  const help = helped && <PageHelp key={helped} page={helped} />
  // What customers read is typed and shown in every language, whichever the page is in.
  useEffect(loadDevanagari, [])
  useKeptFocus()
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}>
      {banner}
      <Box sx={{ display: 'flex', flex: 1 }}>
        {wide ? (
          <Box
            component="aside"
            aria-label={t('menu')}
            sx={(theme) => ({
              width: SIDEBAR_WIDTH,
              flex: 'none',
              borderRight: menu.tone === 'paper' ? 1 : 0,
              borderColor: 'divider',
              backgroundColor:
                menu.tone === 'deep' ? theme.vars.palette.deep.main : theme.vars.palette.background.paper,
            })}
          >
            <Box sx={{ position: 'sticky', top: 0, height: '100%', maxHeight: '100vh' }}>
              <SideMenu {...menu} />
            </Box>
          </Box>
        ) : (
          // Another page closes the drawer that led to it.
          <NarrowMenu open={openAt === pathname} onClose={() => setOpenAt(null)}>
            <SideMenu {...menu} language />
          </NarrowMenu>
        )}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box
            component="header"
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: { xs: 1, md: 3 },
              minHeight: 64,
              px: { xs: 5, md: 8 },
              borderBottom: 1,
              borderColor: 'divider',
              backgroundColor: 'background.paper',
            }}
          >
            {!wide && (
              <IconButton aria-label={t('common:openMenu')} edge="start" onClick={() => setOpenAt(pathname)}>
                <MenuIcon name="menu" />
              </IconButton>
            )}
            <Typography variant="subtitle1" component="p" sx={titleLook}>
              {record || t(page === 'partnerHome' ? 'home' : titleOf(PAGES[page]))}
            </Typography>
            {wide && help}
            {tools}
            {wide && <LanguageButton />}
            <Person {...person} showName={wide} />
          </Box>
          <Box
            component="main"
            id="main"
            tabIndex={-1}
            sx={{ px: { xs: 5, md: 8 }, pt: { xs: 5, md: 7 }, pb: 12, ...(!wide && help && BESIDE_HEADING) }}
          >
            <DeniedNotice />
            {!wide && help && <Box sx={{ position: 'relative' }}>{help}</Box>}
            {children}
          </Box>
          {sandbox && (
            <Typography
              variant="caption"
              component="footer"
              sx={{ display: 'block', px: { xs: 5, md: 8 }, pb: 5, color: 'text.secondary' }}
            >
              {t('sample')}
            </Typography>
          )}
        </Box>
      </Box>
    </Box>
  )
}

/** The drawer, whose code comes after the page. */
function NarrowMenu(props: ComponentProps<typeof MenuDrawer>) {
  const drawn = useDrawn(props.open)
  useEffect(() => {
    const timer = setTimeout(MenuDrawer.prefetch, DRAWER_MS)
    return () => clearTimeout(timer)
  }, [])
  return drawn && <MenuDrawer {...props} />
}

interface PersonProps {
  name: string
  detail: string
  /** Where they keep what is theirs alone. */
  to?: string
  showName: boolean
}

function Person({ name, detail, to, showName }: PersonProps) {
  const initials = name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
  return (
    <Box
      {...(to && { component: Link, to, 'aria-label': showName ? undefined : name })}
      sx={{ display: 'flex', alignItems: 'center', gap: 2.5, color: 'inherit', textDecoration: 'none' }}
    >
      <Avatar
        aria-hidden="true"
        sx={(theme) => ({
          backgroundColor: theme.vars.palette.brand.main,
          color: theme.vars.palette.brand.contrastText,
          fontSize: '0.9375rem',
          fontWeight: 500,
        })}
      >
        {initials}
      </Avatar>
      {showName && (
        <Box sx={{ maxWidth: 220 }}>
          <Typography variant="subtitle2" component="p" noWrap>
            {name}
          </Typography>
          <Typography variant="caption" component="p" noWrap sx={{ color: 'text.secondary' }}>
            {detail}
          </Typography>
        </Box>
      )}
    </Box>
  )
}
