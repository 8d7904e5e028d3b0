-- Counts along the customer's own orders, whatever the planner knows of the table: where it had not been
-- looked at yet, it went through everybody's unpaid ones, for each order that was placed.
CREATE OR REPLACE FUNCTION open_orders_of(customer integer) RETURNS integer LANGUAGE plpgsql VOLATILE AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(hashtext('open orders'), customer);
	RETURN (SELECT count(*) FILTER (WHERE status = 'pending') FROM orders WHERE user_id = customer);
END
$$;
