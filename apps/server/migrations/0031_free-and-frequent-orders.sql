-- Orders that cost nothing wait for the admin and count like unpaid ones: without it there was no end
-- to them.
CREATE OR REPLACE FUNCTION open_orders_of(customer integer) RETURNS integer LANGUAGE plpgsql VOLATILE AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(hashtext('open orders'), customer);
	RETURN (
		SELECT count(*) FILTER (WHERE status = 'pending' OR (status = 'confirm' AND total_amount = 0))
		FROM orders WHERE user_id = customer
	);
END
$$;--> statement-breakpoint
-- Called behind that lock, so that it sees the order before.
CREATE FUNCTION orders_since(customer integer, moment timestamptz) RETURNS integer LANGUAGE plpgsql VOLATILE AS $$
BEGIN
	RETURN (SELECT count(*) FILTER (WHERE created_at > moment) FROM orders WHERE user_id = customer);
END
$$;
