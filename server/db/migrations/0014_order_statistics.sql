-- A bar with years of orders has as few to make as any other. Without this the planner takes the share
-- of open orders in the whole table for its own, and reads the table in place of the index.
create statistics orders_by_bar (mcv) on bar_id, status from orders;
