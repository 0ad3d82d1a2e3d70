-- A live query lists the last drafts of a bar.
select track_changes('drink_drafts', 'bar_id');
