interface SmallSelectProps<T extends string> {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
}

/** A select with its label in front. */
export function SmallSelect<T extends string>(props: SmallSelectProps<T>) {
  const { label, value, options, onChange } = props;
  return (
    <label className="flex min-w-0 items-center gap-2 text-sm max-sm:grid max-sm:gap-0.5">
      <span className="flex-none font-semibold text-ink-2">{label}</span>
      <select
        className="min-h-[44px] min-w-0 flex-1 rounded-sm border border-line-strong bg-bg px-2.5 text-[1rem]"
        value={value}
        onChange={(event) => onChange(event.target.value as T)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
