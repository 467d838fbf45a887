import type { DayStats } from '@aperture-byline/contract/stats/wire';
import { BarController, BarElement, CategoryScale, Chart, LinearScale, Tooltip } from 'chart.js';
import { useEffect, useRef } from 'react';
import { formatDayOfYear, formatStat, STAT_LABELS, type StatName } from './stat-texts.ts';

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip);

interface StatChartProps {
  days: readonly DayStats[];
  /** Days of the preceding period of the same length, in order; drawn behind the others. */
  before: readonly DayStats[];
  name: StatName;
}

/** A stat by day as bars. A table beside it says the same to whoever can't see it. */
export default function StatChart({ days, before, name }: StatChartProps) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    let chart: Chart | undefined;
    const renderChart = () => {
      chart?.destroy();
      if (canvas.current) chart = drawBars(canvas.current, { days, before, name });
    };
    renderChart();
    // The colours are read when the bars are drawn; the script in `index.html` sets the attribute.
    const theme = new MutationObserver(renderChart);
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => {
      theme.disconnect();
      chart?.destroy();
    };
  }, [days, before, name]);

  const most = days.reduce((best, day) => (day[name] > best[name] ? day : best), days[0] as DayStats);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={`${STAT_LABELS[name]} by day. The most, ${formatStat(name, most[name])}, on ${formatDayOfYear(most.day)}.`}
    />
  );
}

function drawBars(canvas: HTMLCanvasElement, { days, before, name }: StatChartProps): Chart {
  const style = getComputedStyle(canvas);
  const colour = (token: string) => style.getPropertyValue(token).trim();
  const font = { family: style.fontFamily, size: 13 };
  const ticks = { color: colour('--quiet'), font };
  return new Chart(canvas, {
    type: 'bar',
    data: {
      labels: days.map(({ day }) => formatDayOfYear(day)),
      datasets: [
        {
          label: STAT_LABELS[name],
          data: days.map((day) => day[name]),
          backgroundColor: colour('--ink'),
          barPercentage: 0.55,
          grouped: false,
        },
        {
          label: 'Before',
          data: before.map((day) => day[name]),
          backgroundColor: colour('--line'),
          grouped: false,
        },
      ],
    },
    options: {
      animation: false,
      maintainAspectRatio: false,
      scales: {
        x: { grid: { display: false }, ticks: { ...ticks, maxRotation: 0, autoSkipPadding: 16 } },
        y: {
          beginAtZero: true,
          border: { display: false },
          grid: { color: colour('--line') },
          ticks: { ...ticks, precision: 0, callback: (value) => formatStat(name, Number(value)) },
        },
      },
      plugins: {
        tooltip: {
          displayColors: false,
          callbacks: {
            title: ([item]) => (item?.datasetIndex === 1 ? before : days)[item?.dataIndex ?? 0]?.day ?? '',
            label: ({ parsed, dataset }) => `${dataset.label}: ${formatStat(name, Number(parsed.y))}`,
          },
        },
      },
    },
  });
}
