-- Who changed an own ingredient last, for somebody else who edits it at the same time.
alter table ingredients add column changed_by text;
