-- A guest's browser follows its own orders by its key: those of others are none of its business.
drop trigger track_inserted on orders;
drop trigger track_updated_to on orders;
drop trigger track_updated_from on orders;
drop trigger track_deleted on orders;
select track_changes('orders', 'bar_id', 'guest_key');
