-- Pauses that end by themselves: asked for every few seconds.
create index bars_paused_until on bars (paused_until) where paused_until is not null;
