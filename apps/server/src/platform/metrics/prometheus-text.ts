// The text format that Prometheus reads: a handful of lines, so no library.
export interface Sample {
  labels?: Record<string, string>;
  value: number;
  /** The suffix of a histogram's sample: `_bucket`, `_sum` or `_count`. */
  suffix?: string;
}

export interface Metric {
  name: string;
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  samples: Sample[];
}

export const PROMETHEUS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

export function prometheusText(metrics: readonly Metric[]): string {
  return metrics.map(describe).join('');
}

function describe({ name, help, type, samples }: Metric): string {
  const lines = samples.map(
    ({ labels = {}, value, suffix = '' }) => `${name}${suffix}${labelText(labels)} ${value}`,
  );
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines, ''].join('\n');
}

function labelText(labels: Record<string, string>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeLabel(value)}"`);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}

const escapeLabel = (value: string) =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
