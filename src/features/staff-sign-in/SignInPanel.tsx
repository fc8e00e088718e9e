import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { BrandLogo } from '#src/brand/BrandLogo.tsx'
import { LanguageButton } from '#src/ui/language/LanguageButton.tsx'

const LANES = [
  'M-60 440C120 420 140 250 290 210S480 90 640 70',
  'M40 500C220 470 240 320 370 290S560 200 660 180',
] as const

/** The form on the right; from 900 px the brand's lanes on the left. */
export function SignInPanel({ headline, children }: { headline: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'grid', minHeight: '100vh', gridTemplateColumns: { md: '1fr 1fr' } }}>
      <Box
        sx={(theme) => ({
          display: { xs: 'none', md: 'flex' },
          flexDirection: 'column',
          gap: 14,
          px: 14,
          py: 10,
          position: 'relative',
          overflow: 'hidden',
          backgroundColor: theme.vars.palette.deep.main,
        })}
      >
        <BrandLogo variant="dark" coBrand />
        <Typography
          component="p"
          sx={(theme) => ({
            position: 'relative',
            zIndex: 1,
            maxWidth: 420,
            fontSize: '2.5rem',
            lineHeight: 1.2,
            fontWeight: 700,
            letterSpacing: '-0.018em',
            textWrap: 'balance',
            color: theme.vars.palette.deep.text,
          })}
        >
          {headline}
        </Typography>
        <Lanes />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          placeItems: 'center',
          position: 'relative',
          px: 5,
          py: 8,
          backgroundColor: 'background.paper',
        }}
      >
        <Box sx={{ width: '100%', maxWidth: 400 }}>
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              justifyContent: 'space-between',
              alignItems: 'center',
              gap: 3,
              mb: { xs: 5, md: 0 },
            }}
          >
            <Box sx={{ display: { md: 'none' } }}>
              <BrandLogo coBrand />
            </Box>
            <Box sx={{ position: { md: 'absolute' }, top: { md: 20 }, right: { md: 20 } }}>
              <LanguageButton />
            </Box>
          </Box>
          {children}
        </Box>
      </Box>
    </Box>
  )
}

function Lanes() {
  return (
    <Box
      component="svg"
      viewBox="0 0 560 420"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      sx={{
        position: 'absolute',
        right: 0,
        bottom: 0,
        width: '100%',
        height: '62%',
        fill: 'none',
        strokeLinecap: 'round',
      }}
    >
      <path d={LANES[0]} stroke="var(--brand)" strokeWidth="66" />
      <path d={LANES[1]} stroke="var(--deep2)" strokeWidth="66" />
      <path d={LANES[0]} stroke="var(--onBrand)" strokeWidth="3" strokeDasharray="16 18" />
      <path d={LANES[1]} stroke="var(--onDeep2)" strokeWidth="3" strokeDasharray="16 18" />
    </Box>
  )
}
